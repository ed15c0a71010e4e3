import { collegeAddress } from '../../lib/addresses/college-address';
import type { LogTexts } from './log-texts';
import type { LogLine } from './use-log';

/** Who made the change of a line: the name, or that a person is gone or none did it. */
export function whoText({ by }: Pick<LogLine, 'by'>, texts: LogTexts): string {
  return by === null ? texts.system : (by.name ?? texts.gone);
}

/** What a line is about: the name of the person or college, else its kind and id. */
export function targetName({ kind, id, name }: LogLine['target'], texts: LogTexts): string {
  const kindName = texts.kindNames[kind] ?? kind;
  return name ?? (id === null ? kindName : `${kindName} ${id}`);
}

/** The page of what a line is about; null where it has none. */
export function pageOfTarget({ kind, id, collegePage }: LogLine['target']): string | null {
  if (collegePage !== null) return collegeAddress(collegePage.pathName, collegePage.sexes[0] ?? 'male');
  return (kind === 'accounts' || kind === 'profiles') && id !== null ? `/admin/users?person=${encodeURIComponent(id)}` : null;
}
