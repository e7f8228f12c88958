CREATE TABLE "operator_creators" (
	"platform" text NOT NULL,
	"handle" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"followers" bigint,
	"engagement" double precision,
	"country" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_creators_platform_handle_pk" PRIMARY KEY("platform","handle")
);
