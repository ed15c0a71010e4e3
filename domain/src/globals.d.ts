/** The one host object the domain may lean on: every JavaScript host (browser, Node, worker) has the same WHATWG URL parser. */
declare class URL {
  constructor(address: string, base?: string);
  readonly href: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
  readonly searchParams: { get(name: string): string | null };
}
