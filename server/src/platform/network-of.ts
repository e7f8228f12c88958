import { isIPv4, isIPv6 } from "node:net";

const groupsOfNetwork = 4;

/**
 * The unit of a limit by address: an IPv4 address itself, or the network (/64) of an IPv6 address, named by its first
 * address, since a client has all addresses of its network. Anything else stays unchanged.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  // The platform normalizes it: "[2001:db8::1]" has its groups in lower case and without leading zeros.
  const [front = "", back] = new URL(`http://[${address.split("%")[0]}]`).hostname.slice(1, -1).split("::");
  const head = front.split(":").filter(Boolean);
  const tail = (back ?? "").split(":").filter(Boolean);
  const whole =
    back === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
  return `${whole.slice(0, groupsOfNetwork).join(":")}::`;
}
