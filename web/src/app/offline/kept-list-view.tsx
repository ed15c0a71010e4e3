import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';
import type { KeptCollege, KeptEntry, KeptFact, KeptList } from '../../lib/offline/kept-list';
import { OFFLINE_TEXTS } from './offline-texts';

/** What a device keeps of a player: saved colleges with plan and note, camps, visits and the own sheet. */
export function KeptListView({ list }: { readonly list: KeptList }) {
  const texts = OFFLINE_TEXTS[list.language];
  return (
    <Box display="grid" rowGap={{ base: '10', md: '14' }} gridTemplateColumns="minmax(0, 1fr)">
      <Part title={texts.list} isEmpty={list.colleges.length === 0} none={texts.noColleges} isHidden>
        <Box as="ul" listStyleType="none" display="grid" alignItems="start" gap="4" gridTemplateColumns={CARDS}>
          {list.colleges.map((college, index) => (
            <CollegeCard key={index} college={college} texts={texts} />
          ))}
        </Box>
      </Part>
      <Part title={texts.camps} isEmpty={list.camps.length === 0} none={texts.noCamps}>
        <Entries entries={list.camps} />
      </Part>
      <Part title={texts.visits} isEmpty={list.visits.length === 0} none={texts.noVisits}>
        <Entries entries={list.visits} />
      </Part>
      {list.sheet.length > 0 && (
        <Part title={texts.sheet}>
          <Box {...PANEL}>
            <Box textStyle="h4" mb="4" overflowWrap="anywhere">
              {list.name}
            </Box>
            <Box as="dl" display="grid" gap="4" gridTemplateColumns="repeat(auto-fill, minmax(9.5rem, 1fr))">
              {list.sheet.map((fact) => (
                <Fact key={fact.label} {...fact} />
              ))}
            </Box>
          </Box>
        </Part>
      )}
    </Box>
  );
}

const CARDS = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' } as const;
const PANEL = { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'card', p: { base: '4', md: '6' }, minW: '0' } as const;

interface PartProps {
  readonly title: string;
  readonly isEmpty?: boolean;
  /** What stands in place of an empty list. */
  readonly none?: string;
  /** True where the page's own title says it already: then only screen readers get the heading. */
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}

function Part({ title, isEmpty = false, none, isHidden = false, children }: PartProps) {
  return (
    <Box as="section" aria-label={title} minW="0">
      {!isHidden && (
        <Heading as="h2" textStyle="h3" mb="4">
          {title}
        </Heading>
      )}
      {isEmpty ? <Box color="fg.muted">{none}</Box> : children}
    </Box>
  );
}

interface CollegeCardProps {
  readonly college: KeptCollege;
  readonly texts: { readonly note: string; readonly next: string };
}

function CollegeCard({ college: { name, facts, stage, step, note }, texts }: CollegeCardProps) {
  return (
    <Box as="li" {...PANEL} overflowWrap="anywhere">
      <Box display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
        <Heading as="h2" textStyle="h4">
          {name}
        </Heading>
        <Box flex="none" textStyle="small" fontWeight="semibold" bg="pitch.subtle" color="pitch.fg" borderRadius="full" px="3">
          {stage}
        </Box>
      </Box>
      <Box textStyle="small" color="fg.muted">
        {facts}
      </Box>
      {step !== null && <Words label={texts.next} text={step} />}
      {note !== null && <Words label={texts.note} text={note} />}
    </Box>
  );
}

function Words({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <Box mt="3">
      <Box textStyle="small" color="fg.muted">
        {label}
      </Box>
      <Box whiteSpace="pre-wrap">{text}</Box>
    </Box>
  );
}

function Entries({ entries }: { readonly entries: readonly KeptEntry[] }) {
  return (
    <Box as="ul" listStyleType="none" display="grid" alignItems="start" gap="4" gridTemplateColumns={CARDS}>
      {entries.map(({ title, lines }, index) => (
        <Box as="li" key={index} {...PANEL} overflowWrap="anywhere">
          <Box fontWeight="semibold">{title}</Box>
          {lines.map((line, place) => (
            <Box key={place} color="fg.muted" whiteSpace="pre-wrap">
              {line}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

function Fact({ label, value }: KeptFact) {
  return (
    <Box minW="0" overflowWrap="anywhere">
      <Box as="dt" textStyle="small" color="fg.muted">
        {label}
      </Box>
      <Box as="dd" fontWeight="semibold">
        {value}
      </Box>
    </Box>
  );
}
