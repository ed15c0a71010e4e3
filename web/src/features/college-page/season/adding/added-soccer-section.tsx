import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Text } from '@chakra-ui/react/text';
import type { AddedMatch } from '@touchline/domain/season/added/added-soccer';
import { useRef, useState } from 'react';
import { useTranslations } from '../../../../i18n/use-translations';
import { SectionDrafts } from '../../../../components/document-editor/section-controls';
import { Section } from '../../../../ui/page-layout';
import { useLongDate, useMoment } from '../../../../ui/use-dates';
import { useAddingTexts } from './adding-texts';
import { CsvForm } from './csv-form';
import { MatchForm } from './match-form';
import { SquadForm } from './squad-form';
import { draftsOfMatch, latestFirst, matchSentence, opponentName } from './typed-match';
import { draftsOfSquad } from './typed-squad';
import { type AddedSoccerProps, type Adding, useAddedSoccer } from './use-added-soccer';

const MOST_SHOWN = 10;

type Open = { readonly form: 'match'; readonly id: string | null } | { readonly form: 'file' | 'squad' } | null;

/** What the editors of a college add to a team's seasons and squad: forms, a list of it, and the latest changes. */
export function AddedSoccerSection(props: AddedSoccerProps) {
  const texts = useAddingTexts();
  const adding = useAddedSoccer(props);
  const [open, setOpen] = useState<Open>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const { loaded } = adding;
  if (loaded === null) return null;
  const { matches } = loaded.added.teams[adding.sex];
  const close = () => {
    setOpen(null);
    requestAnimationFrame(() => buttons.current?.querySelector('button')?.focus());
  };
  const changed = open?.form === 'match' && open.id !== null ? (matches[open.id] ?? null) : null;
  return (
    <Section title={texts.title} intro={texts.intro}>
      {open === null && (
        <Box ref={buttons} display="flex" flexWrap="wrap" gap="3">
          <Button size="lg" onClick={() => setOpen({ form: 'match', id: null })}>
            {texts.add}
          </Button>
          <Button size="lg" variant="outline" colorPalette="ink" onClick={() => setOpen({ form: 'file' })}>
            {texts.file}
          </Button>
          <Button size="lg" variant="outline" colorPalette="ink" onClick={() => setOpen({ form: 'squad' })}>
            {texts.squad}
          </Button>
        </Box>
      )}
      {open === null && (
        <Box pt="4" _empty={{ display: 'none' }}>
          <SectionDrafts of={draftsOfMatch(adding, null)} onOpen={() => setOpen({ form: 'match', id: null })} />
          <SectionDrafts of={draftsOfSquad(adding)} onOpen={() => setOpen({ form: 'squad' })} />
          {Object.keys(matches).map((id) => (
            <SectionDrafts key={id} of={draftsOfMatch(adding, id)} onOpen={() => setOpen({ form: 'match', id })} />
          ))}
        </Box>
      )}
      {open?.form === 'match' && (
        <MatchForm
          key={open.id}
          adding={adding}
          changes={open.id === null || changed === null ? null : { id: open.id, match: changed }}
          onClose={close}
        />
      )}
      {open?.form === 'file' && <CsvForm adding={adding} onClose={close} />}
      {open?.form === 'squad' && <SquadForm adding={adding} onClose={close} />}
      <AddedMatches matches={matches} adding={adding} onChange={(id) => setOpen({ form: 'match', id })} />
      <LatestChanges adding={adding} />
    </Section>
  );
}

interface AddedMatchesProps {
  readonly matches: Readonly<Record<string, AddedMatch>>;
  readonly adding: Adding;
  readonly onChange: (id: string) => void;
}

/** The added matches, the latest first, each with its two tools. */
function AddedMatches({ matches, adding, onChange }: AddedMatchesProps) {
  const texts = useAddingTexts();
  const longDate = useLongDate();
  const [isWhole, setIsWhole] = useState(false);
  const all = latestFirst(matches);
  if (all.length === 0)
    return (
      <Text pt="5" color="fg.muted">
        {texts.none}
      </Text>
    );
  return (
    <Box as="ul" pt="5" maxW="47rem">
      {all.slice(0, isWhole ? all.length : MOST_SHOWN).map(([id, match]) => {
        const name = opponentName(match.opponent, adding.met);
        return (
          <Box as="li" key={id} display="flex" flexWrap="wrap" alignItems="center" gap="2" borderTopWidth="1px" py="2">
            <Box flex="1 1 14rem" minW="0" overflowWrap="anywhere">
              {matchSentence(match, adding.met, longDate)}
            </Box>
            <Button
              size="sm"
              minH="11"
              variant="ghost"
              colorPalette="ink"
              aria-label={texts.change(name)}
              onClick={() => onChange(id)}
            >
              {texts.changeShort}
            </Button>
            <Button
              size="sm"
              minH="11"
              variant="ghost"
              colorPalette="ink"
              aria-label={texts.remove(name)}
              onClick={() => void adding.save({ kind: 'remove', id, seen: match })}
            >
              {texts.removeShort}
            </Button>
          </Box>
        );
      })}
      {!isWhole && all.length > MOST_SHOWN && (
        <Button size="lg" variant="ghost" colorPalette="ink" onClick={() => setIsWhole(true)}>
          {`+ ${all.length - MOST_SHOWN}`}
        </Button>
      )}
    </Box>
  );
}

/** Who changed how much when, the newest first; each change that stands may be undone. */
function LatestChanges({ adding }: { readonly adding: Adding }) {
  const t = useTranslations();
  const texts = useAddingTexts();
  const moment = useMoment();
  const edits = adding.loaded?.edits ?? [];
  if (edits.length === 0) return null;
  return (
    <Box as="details" pt="4" maxW="47rem">
      <Box as="summary" minH="11" display="flex" alignItems="center" cursor="pointer" fontWeight="semibold">
        {texts.changes}
      </Box>
      <ul>
        {edits.map(({ patchId, at, name, isAdmin, isUndone, count }) => (
          <Box
            as="li"
            key={patchId}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="3"
            borderTopWidth="1px"
            py="1"
            minH="11"
          >
            <Box flex="1" minW="0">
              {`${moment(at)} · ${texts.changed(isAdmin ? texts.touchline : (name ?? texts.formerMember), count)}`}
              {isUndone ? ` · ${texts.wasUndone}` : ''}
            </Box>
            {!isUndone && (
              <Button size="sm" minH="11" variant="ghost" colorPalette="ink" onClick={() => void adding.undo(patchId)}>
                {t('college.undo')}
              </Button>
            )}
          </Box>
        ))}
      </ul>
    </Box>
  );
}
