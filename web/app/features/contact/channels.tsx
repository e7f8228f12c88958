import { ArrowRight, Mail, MessageCircle, Users, Zap } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { api } from "../../api/index.ts";
import { isSample } from "../../content/claims.ts";
import { contact } from "../../content/contact.ts";
import { operator } from "../../content/operator.ts";
import { Badge } from "../../ui/badge.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const { channels, times, office, links } = contact;
const linkStyle = "rounded-sm font-medium text-accent underline-offset-4 hover:underline";

/** The other ways to reach us, beside the form. */
export function Channels() {
  return (
    <section aria-labelledby="channels">
      <Title id="channels">{channels.title}</Title>
      <ul className="divide-y divide-line border-y border-line">
        <Channel icon={<Mail aria-hidden />} {...channels.email}>
          <SupportAddress />
        </Channel>
        <Channel icon={<MessageCircle aria-hidden />} {...channels.chat}>
          <Onward to="/chat">{channels.chat.action}</Onward>
        </Channel>
        <Channel icon={<Zap aria-hidden />} {...channels.priority}>
          <Onward to="/pricing">{channels.priority.action}</Onward>
        </Channel>
        <Channel icon={<Users aria-hidden />} {...channels.community}>
          <Badge>{channels.community.badge}</Badge>
        </Channel>
      </ul>
    </section>
  );
}

/** The address that the server mails messages to; without one, the form is used. */
function SupportAddress() {
  const { data, isError } = useQuery(api.contact.address.queryOptions({ staleTime: Infinity }));
  if (data?.email) {
    return (
      <a href={`mailto:${data.email}`} className={`${linkStyle} wrap-anywhere`}>
        {data.email}
      </a>
    );
  }
  return data || isError ? (
    <a href="#message" className={`${linkStyle} inline-flex items-center gap-1`}>
      {channels.email.none}
      <ArrowRight aria-hidden className="size-3.5" />
    </a>
  ) : (
    <Skeleton className="h-5 w-48" />
  );
}

/** Where we are, and where to find answers already. */
export function Facts() {
  return (
    <div className="grid gap-12 border-t border-line pt-12 sm:grid-cols-2 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:gap-20">
      <Office />
      <section aria-labelledby="answered">
        <Title id="answered">{links.title}</Title>
        <ul className="flex flex-col gap-3 text-sm">
          {links.all.map(({ to, text }) => (
            <li key={to}>
              <Onward to={to}>{text}</Onward>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Title({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="mb-4 font-semibold tracking-tight">
      {children}
    </h2>
  );
}

interface ChannelProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** How soon it is answered. */
  when?: string;
  /** The address or link itself. */
  children: ReactNode;
}

function Channel({ icon, title, text, when, children }: ChannelProps) {
  return (
    <li className="grid grid-cols-[1.25rem_1fr] gap-x-4 py-5 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:text-muted">
      {icon}
      <div>
        <h3 className="font-medium">{title}</h3>
        <p className="mt-1 text-sm text-muted">{text}</p>
        {when && (
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            {times.answered(when)} <Unconfirmed />
          </p>
        )}
        <div className="mt-2.5 text-sm">{children}</div>
      </div>
    </li>
  );
}

function Onward({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={`${linkStyle} inline-flex items-center gap-1`}>
      {children}
      <ArrowRight aria-hidden className="size-3.5" />
    </Link>
  );
}

const Unconfirmed = () =>
  isSample("responseTimes") && (
    <Badge tone="warn" className="align-middle">
      {times.sample}
    </Badge>
  );

function Office() {
  const { hours, note } = operator.office;
  return (
    <section aria-labelledby="office">
      <Title id="office">{office.title}</Title>
      <address className="text-sm not-italic">
        <p className="text-muted">{operator.address ?? office.noAddress}</p>
        <p className="mt-3 text-muted">{note}</p>
        <p className="text-muted">
          {office.hours}: {hours} <Unconfirmed />
        </p>
        {isSample("responseTimes") && <p className="mt-3 text-muted">{times.sampleNote}</p>}
      </address>
    </section>
  );
}
