import type { CollectionDefinition } from '@touchline/domain/kernel/documents/define-collection';
import { type Deletion, exportSectionsOf, type PersonLink } from '@touchline/domain/kernel/documents/personal-data';

const [BEGIN, END] = ['<!-- collections: npm run docs:data -->', '<!-- end of collections -->'];

/**
 * Generates the tables of docs/data-model.md from the definitions; everything outside the two marks stays unchanged.
 */
export function withCollectionTables(text: string, collections: readonly CollectionDefinition[]): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`docs/data-model.md has lost its marks: ${BEGIN} and ${END}`);
  const people = collections.filter((collection) => !isAboutNobody(collection));
  const others = collections.filter(isAboutNobody);
  const tables = [
    'What belongs to people:',
    '',
    '| collection | holds | version | the download contains | deleting the account |',
    '|---|---|---|---|---|',
    ...people.map((one) => row(nameOf(one), one.holds, one.version, exportOf(one), deletionOf(one.personalData.deletion))),
    '',
    'What belongs to no account. The download contains nothing of it, and deleting an account keeps it:',
    '',
    '| collection | holds | version | why it is kept |',
    '|---|---|---|---|',
    ...others.map((one) => row(nameOf(one), one.holds, one.version, keepReasonOf(one.personalData.deletion))),
  ];
  return `${text.slice(0, begin)}${[BEGIN, '', ...tables, '', ''].join('\n')}${text.slice(end)}`;
}

function isAboutNobody({ personalData }: CollectionDefinition): boolean {
  return 'keep' in personalData.deletion && exportSectionsOf(personalData).length === 0;
}

function row(...cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

function nameOf({ name }: CollectionDefinition): string {
  return `\`${name}\``;
}

function exportOf({ personalData }: CollectionDefinition): string {
  return 'nothing' in personalData.export
    ? `nothing: ${personalData.export.nothing}`
    : personalData.export.map(({ section, of }) => `\`${section}\`: ${linksOf(of)}`).join('; ');
}

function deletionOf(deletion: Deletion): string {
  if ('keep' in deletion) return `keeps it: ${deletion.keep}`;
  const named = deletion.anonymise === undefined ? '' : `anonymises: ${linksOf(deletion.anonymise)} becomes \`former-member\``;
  if (!('erase' in deletion)) return named;
  const when = { person: ', in the one transaction that removes the person', last: ', as its last act', any: '' };
  const erased = `erases: ${linksOf(deletion.erase)}${when[deletion.at ?? 'any']}`;
  return named === '' ? erased : `${erased}; ${named}`;
}

function keepReasonOf(deletion: Deletion): string {
  return 'keep' in deletion ? deletion.keep : '';
}

function linksOf(links: readonly PersonLink[]): string {
  return links.map(linkOf).join(', ');
}

function linkOf(link: PersonLink): string {
  if (link.by === 'parent') return 'all below their account';
  return link.by === 'documentId' ? 'the document named by the uid' : `where \`${link.field}\` is \`${link.prefix ?? ''}{uid}\``;
}
