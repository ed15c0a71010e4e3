import * as z from 'zod/mini';
import type { FitFile, TeamColumns } from './fit-file';

const wholes = z.readonly(z.array(z.nullable(z.int())));

const teamColumns: z.ZodMiniType<TeamColumns> = z.strictObject({
  ahead: wholes,
  aheadSeason: wholes,
  lines: z.strictObject({ GK: z.string(), DF: z.string(), MF: z.string(), FW: z.string() }),
  freshmen: wholes,
  median: wholes,
  freshmenSeason: wholes,
});

/** The shape of FitFile, checked. */
export const fitFile: z.ZodMiniType<FitFile> = z.strictObject({
  version: z.literal(1),
  squadSeason: z.int(),
  ids: z.readonly(z.array(z.string())),
  male: teamColumns,
  female: teamColumns,
});
