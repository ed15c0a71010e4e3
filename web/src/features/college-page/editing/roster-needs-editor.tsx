import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { College } from '@touchline/domain/college/college';
import { isPausedOn, recruitingYearEnd } from '@touchline/domain/college/roster/recruiting-pause';
import { needIdOf, NEED_LEVELS, type NeedLevel, type RosterNeed } from '@touchline/domain/college/roster/roster-needs';
import type { Position } from '@touchline/domain/reference/positions';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import type { TeamSex } from '../../../lib/addresses/college-address';
import { CheckField } from '../../../ui/fields/choice-fields';
import { todayHere, useLongDate } from '../../../ui/use-dates';
import { RosterNeedsGrid, signOfNeed } from '../team/roster-needs-grid';
import type { CollegeChanges, SaveCollege } from './college-kind';

/** The classes that an editor may plan for: this year's and the next three. */
const CLASSES = 4;

/** Phones have no room for the words of a choice: its sign stands over it there, and its list keeps the words. */
const SIGN_ON_PHONES = {
  '@media (max-width: 47.99rem)': { appearance: 'none', fontSize: '0', '& option': { fontSize: '1rem' } },
} as const;

/** Sets what a team needs of a position and a class; null says nothing about it any more. */
function settingNeed(
  sex: TeamSex,
  { position, graduationYear }: Pick<RosterNeed, 'position' | 'graduationYear'>,
  need: NeedLevel | null,
  label: string,
): CollegeChanges {
  return ({ athletics }) => {
    const team = athletics.sport.findIndex((one) => one.sex === sex);
    if (team < 0) return [];
    const id = needIdOf(position, graduationYear);
    const path = `/athletics/sport/${team}/rosterNeeds`;
    const index = athletics.sport[team]?.rosterNeeds.findIndex((one) => one.id === id) ?? -1;
    if (index < 0)
      return need === null ? [] : [{ op: 'add', path: `${path}/-`, value: { id, position, graduationYear, need }, label }];
    return [
      need === null ? { path: `${path}/${index}`, value: null, label } : { path: `${path}/${index}/need`, value: need, label },
    ];
  };
}

/** Says until a day (YYYY-MM-DD) that a team recruits nobody; null takes that back. */
function settingPause(sex: TeamSex, until: string | null, label: string): CollegeChanges {
  return ({ athletics }) => {
    const team = athletics.sport.findIndex((one) => one.sex === sex);
    return team < 0 ? [] : [{ path: `/athletics/sport/${team}/notRecruitingUntil`, value: until, label }];
  };
}

interface RosterNeedsEditorProps {
  readonly sex: TeamSex;
  readonly team: Pick<College['athletics']['sport'][number], 'rosterNeeds' | 'notRecruitingUntil'>;
  readonly save: SaveCollege;
  readonly onClose: () => void;
}

/** The grid of a team's needs with a choice in each field, which is saved at once and can be undone. */
export function RosterNeedsEditor({ sex, team, save, onClose }: RosterNeedsEditorProps) {
  const { rosterNeeds: needs } = team;
  const t = useTranslations();
  const day = useLongDate();
  const end = recruitingYearEnd(todayHere());
  const grid = useRef<HTMLDivElement>(null);
  const [first] = useState(() => new Date().getFullYear());
  const years = Array.from({ length: CLASSES }, (_, index) => first + index);
  useEffect(() => grid.current?.querySelector('select')?.focus(), []);
  const cell = (position: Position, graduationYear: number, name: string) => {
    const current = needs.find(({ id }) => id === needIdOf(position, graduationYear))?.need ?? '';
    return (
      <Box position="relative">
        <chakra.select
          aria-label={name}
          value={current}
          onChange={({ target }) => {
            const need = NEED_LEVELS.find((level) => level === target.value) ?? null;
            void save(settingNeed(sex, { position, graduationYear }, need, name));
          }}
          width="full"
          minH="11"
          px="1"
          textStyle="small"
          css={SIGN_ON_PHONES}
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="control"
          {...(current === 'open'
            ? { bg: 'pitch.solid', color: 'pitch.contrast' }
            : { bg: current === 'watching' ? 'pitch.subtle' : 'bg.panel' })}
        >
          <option value="">{t('needs.none')}</option>
          {NEED_LEVELS.map((level) => (
            <option key={level} value={level}>
              {t(`college.need_${level}`)}
            </option>
          ))}
        </chakra.select>
        <Box
          aria-hidden
          hideFrom="md"
          position="absolute"
          inset="0"
          display="grid"
          placeItems="center"
          pointerEvents="none"
          color={current === 'open' ? 'pitch.contrast' : 'fg'}
        >
          {current === '' ? '+' : signOfNeed(current)}
        </Box>
      </Box>
    );
  };
  return (
    <Box ref={grid} role="group" aria-label={t('college.needs')}>
      <Text color="fg.muted" mb="4">
        {t('needs.help')}
      </Text>
      <Box mb="4">
        <CheckField
          label={t('needs.pause', { date: day(end) })}
          isChecked={isPausedOn(team, todayHere())}
          onCheck={(is) => void save(settingPause(sex, is ? end : null, t('needs.pauseLabel')))}
        />
      </Box>
      <RosterNeedsGrid needs={needs} years={years} cell={cell} />
      <Button size="lg" mt="5" onClick={onClose}>
        {t('needs.done')}
      </Button>
    </Box>
  );
}
