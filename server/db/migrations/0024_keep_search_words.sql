-- What a text is searched by, in lower case and without accents, whatever the database's locale.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE FUNCTION plain_text(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent', said));
--> statement-breakpoint
-- The words of a text; of scripts without spaces every character with its next one. Each begins with the end of its owner's id:
-- a search looks at the words of one member, however much others have written.
-- A tsvector holds 1 MB, which 100,000 characters with 30,000 such pairs never fill.
CREATE FUNCTION search_words(owner_id uuid, said text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT COST 10000
BEGIN ATOMIC
  SELECT coalesce(array_to_tsvector(array_agg(found.word)), '')
  FROM (SELECT right(owner_id::text, 8) AS mark, plain_text(left(said, 100000)) AS whole OFFSET 0) text
  CROSS JOIN LATERAL (
    SELECT text.mark || left(word, 60) AS word
    FROM regexp_split_to_table(text.whole, '[\u0001-/:-`{-\u00bf\u0e00-\u0e7f\u0964\u0965\u2000-\u2bff\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+') word
    WHERE word <> ''
    UNION ALL (
      SELECT text.mark || one || coalesce(lead(one) OVER (PARTITION BY run ORDER BY place), '')
      FROM (
        SELECT row_number() OVER () AS run, letters[1] AS letters
        FROM regexp_matches(text.whole, '[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+', 'g') letters
      ) runs
      CROSS JOIN LATERAL unnest(string_to_array(letters, NULL)) WITH ORDINALITY each (one, place)
      LIMIT 30000
    )
  ) found;
END;
--> statement-breakpoint
DROP INDEX "messages_words";--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin (search_words("user_id", "content"));