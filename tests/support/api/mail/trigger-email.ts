import * as z from 'zod';

const addresses = z.union([z.string(), z.array(z.string())]);

/**
 * What the extension Trigger Email takes: it refuses a mail whose fields have other types, null among them, and says so
 * in `delivery.error`. Fields that it does not know it ignores; it passes `headers` on to the mail server.
 */
const triggerEmail = z.object({
  to: addresses,
  cc: addresses.optional(),
  bcc: addresses.optional(),
  from: z.string().optional(),
  replyTo: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  categories: z.array(z.string()).optional(),
  message: z.object({ subject: z.string(), text: z.string().nullish(), html: z.string().nullish() }),
});

/** Why the extension would refuse a stored mail; an empty list where it sends it. */
export function refusalsOf(stored: unknown): readonly string[] {
  const { error } = triggerEmail.safeParse(stored);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}
