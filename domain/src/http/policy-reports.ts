import * as z from 'zod/mini';

/**
 * Something that a page's policy kept it from loading or running: the directive, and the addresses without query and
 * fragment.
 */
export interface PolicyViolation {
  readonly directive: string;
  readonly blocked: string;
  /** The page, script or style that asked for it, with the line; empty if the browser does not say. */
  readonly source: string;
  readonly page: string;
}

/** The most reports of one body that count, and the longest text of each part. */
const MOST_REPORTS = 10;
const LONGEST_PART = 120;

const text = z._default(z.string(), '');
const line = z.optional(z.nullable(z.number()));

/** `report-uri` of older browsers sends one report under its own key. */
const single = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': line,
    'document-uri': text,
  }),
});

/** The Reporting API sends a list, in which reports of other kinds may stand. */
const many = z.array(z.object({ type: z.string(), body: z.nullable(z.record(z.string(), z.unknown())) })).check(z.maxLength(100));
const body = z.object({
  effectiveDirective: text,
  blockedURL: text,
  sourceFile: z._default(z.nullable(z.string()), ''),
  lineNumber: line,
  documentURL: text,
});

/** What browsers send about violations of a page's policy, in either of their two forms. */
export const policyReports = z.union([single, many]);

/**
 * The violations in a report, ten at most, in short. Violations by browser extensions are left out, because they say
 * nothing about our pages.
 */
export function policyViolationsOf(sent: z.infer<typeof policyReports>): readonly PolicyViolation[] {
  const all = Array.isArray(sent) ? sent.flatMap(violationOfReport) : [violationOfSingle(sent['csp-report'])];
  return all
    .filter(({ blocked, source }) => ![blocked, source].some((part) => /^[a-z-]+-extension\b/.test(part)))
    .slice(0, MOST_REPORTS);
}

function violationOfSingle(report: z.infer<typeof single>['csp-report']): PolicyViolation {
  const directive = report['effective-directive'] || report['violated-directive'];
  return {
    directive: shortened(directive.split(' ')[0] ?? ''),
    blocked: withoutQuery(report['blocked-uri']),
    source: withLine(report['source-file'], report['line-number']),
    page: withoutQuery(report['document-uri']),
  };
}

function violationOfReport({ type, body: sent }: z.infer<typeof many>[number]): readonly PolicyViolation[] {
  const read = z.safeParse(body, sent);
  if (type !== 'csp-violation' || !read.success) return [];
  const { effectiveDirective, blockedURL, sourceFile, lineNumber, documentURL } = read.data;
  return [
    {
      directive: shortened(effectiveDirective),
      blocked: withoutQuery(blockedURL),
      source: withLine(sourceFile ?? '', lineNumber),
      page: withoutQuery(documentURL),
    },
  ];
}

function withLine(file: string, at: number | null | undefined): string {
  return file === '' || at === null || at === undefined ? withoutQuery(file) : `${withoutQuery(file)}:${String(at)}`;
}

/** Queries hold search terms and the codes of mailed links; a `data:` address holds its data. */
function withoutQuery(address: string): string {
  const plain = address.split(/[?#]/)[0] ?? '';
  return shortened(/^(?:data|blob|javascript):/i.test(plain) ? (plain.split(':')[0] ?? '') : plain);
}

function shortened(part: string): string {
  return part.replaceAll(/[^\x20-\x7e]/g, '').slice(0, LONGEST_PART);
}
