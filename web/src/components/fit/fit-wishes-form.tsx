import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { fieldsOfStudy } from '@touchline/domain/college/facts/fields-of-study';
import { REGION_STATES } from '@touchline/domain/reference/geography/region-of-state';
import { POSITION_NAMES, STUDY_FIELDS } from '@touchline/domain/reference/player-lists';
import { STATES } from '@touchline/domain/reference/states';
import { FIT_YEARS } from '@touchline/domain/search/fit/squad';
import { ABROAD, type FitWishes } from '@touchline/domain/search/fit/fit-wishes';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { CheckField } from '../../ui/fields/choice-fields';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/text-fields';
import { PageLink } from '../../ui/links';
import { useSessionState } from '../../session/session-context';
import { storeOwnClass } from '../contact-clock/own-class';
import { MARK_RANGES, storeOwnMarks, useOwnMarks } from '../numbers/own-marks';
import { PayerEntry } from '../price/payer-entry';
import { storeFitSettings, useFitSettings } from './fit-settings';
import { FIT_TEXTS } from './fit-texts';
import { useOwnWishes } from './own-wishes';
import { levelName, REGION_NAMES, SETTING_NAMES, SIZE_NAMES } from './reason-texts';
import { WISHES_TEXTS } from './wishes-texts';

const LEVELS = ['ncaa-1', 'ncaa-2', 'ncaa-3', 'naia', 'njcaa', 'usports'] as const;
const SETTINGS = ['city', 'suburb', 'town', 'rural'] as const;
const SIZES = ['Small', 'Medium', 'Large'] as const;
const PROFILE_NAMES = ['sex', 'positions', 'year', 'gpa', 'sat', 'act', 'field', 'home'] as const;
const [FIRST_YEAR] = FIT_YEARS;
const YEARS = Array.from({ length: 8 }, (_, at) => String(FIRST_YEAR - 2 + at));

/** What a player is and wishes: the profile's own words are named, everything else is asked and stays on the device. */
export function FitWishesForm() {
  const { language } = useLanguage();
  const texts = WISHES_TEXTS[language];
  const { profile } = useSessionState();
  const { wishes: stored } = useFitSettings();
  const { wishes, ofProfile } = useOwnWishes();
  const marks = useOwnMarks();
  const keep = (changed: Partial<Record<keyof FitWishes, unknown>>) => storeFitSettings({ wishes: { ...stored, ...changed } });
  const isAsked = (name: keyof FitWishes) => !ofProfile.has(name);
  const named = PROFILE_NAMES.filter((name) => ofProfile.has(name)).map((name) => texts.names[name]);
  const said = (value: string) => (value === '' ? null : value);
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return (
    <Box asChild borderTopWidth="1px" pt="4" display="grid" rowGap="4" aria-label={texts.title}>
      <section>
        <Box fontWeight="semibold">{texts.title}</Box>
        {named.length > 0 && (
          <Box textStyle="small" color="fg.muted">
            {texts.ofProfile} {new Intl.ListFormat(language).format(named)}.{' '}
            <PageLink to={profile === null ? '/account' : `/profile/${profile.username}`} textDecoration="underline" py="2.5">
              {texts.editProfile}
            </PageLink>
          </Box>
        )}
        {isAsked('sex') && (
          <SelectField
            {...{ label: texts.team, emptyText: texts.choose, isRequired: false, value: wishes.sex ?? '' }}
            options={(['female', 'male'] as const).map((value) => ({ value, text: texts.teams[value] }))}
            onValue={(sex) => keep({ sex: said(sex) })}
          />
        )}
        {isAsked('positions') && (
          <SelectField
            {...{ label: texts.position, emptyText: texts.choose, isRequired: false, value: wishes.positions[0] ?? '' }}
            options={POSITION_NAMES.entries.map((one) => ({ value: one.value, text: one[language] }))}
            onValue={(position) => keep({ positions: position === '' ? [] : [position] })}
          />
        )}
        {isAsked('year') && (
          <SelectField
            {...{ label: texts.year, emptyText: texts.choose, isRequired: false }}
            value={wishes.year === null ? '' : String(wishes.year)}
            options={YEARS.map((value) => ({ value, text: value }))}
            onValue={(year) => storeOwnClass(year === '' ? null : Number(year))}
          />
        )}
        <fieldset>
          <chakra.legend fontWeight="medium" mb="1">
            {texts.levels}
          </chakra.legend>
          <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} columnGap="3">
            {LEVELS.map((level) => (
              <CheckField
                key={level}
                label={levelName(level)}
                isChecked={wishes.levels.includes(level)}
                onCheck={(isChecked) =>
                  keep({ levels: isChecked ? [...wishes.levels, level] : wishes.levels.filter((one) => one !== level) })
                }
              />
            ))}
          </Box>
        </fieldset>
        <SelectField
          {...{ label: texts.strength, emptyText: texts.noMatter, isRequired: false, value: wishes.strength ?? '' }}
          options={(['strong', 'middle', 'calm'] as const).map((value) => ({ value, text: texts.strengths[value] }))}
          onValue={(strength) => keep({ strength: said(strength) })}
        />
        {isAsked('gpa') && <NumberWish label={texts.gpa} range={[0, 4]} value={wishes.gpa} onNumber={(gpa) => keep({ gpa })} />}
        {(['sat', 'act'] as const).filter(isAsked).map((name) => (
          <NumberWish
            key={name}
            label={texts[name]}
            range={MARK_RANGES[name]}
            value={marks[name]}
            onNumber={(mark) => storeOwnMarks({ ...marks, [name]: mark })}
          />
        ))}
        {isAsked('field') && (
          <SelectField
            {...{ label: texts.field, emptyText: texts.noMatter, isRequired: false, value: wishes.field ?? '' }}
            options={STUDY_FIELDS.map((value) => ({ value, text: fieldsOfStudy([value], language)[0] ?? value }))}
            onValue={(field) => keep({ field: said(field) })}
          />
        )}
        <NumberWish
          label={texts.budget}
          range={MARK_RANGES.budget}
          value={marks.budget}
          onNumber={(budget) => storeOwnMarks({ ...marks, budget })}
        />
        <PayerEntry ask={texts.payer} />
        {isAsked('home') && (
          <SelectField
            {...{ label: texts.home, emptyText: texts.choose, isRequired: false, value: wishes.home ?? '' }}
            options={[
              { value: ABROAD, text: texts.abroad },
              ...STATES.entries.map((state) => ({ value: state.value, text: state[language] })),
            ]}
            onValue={(home) => keep({ home: said(home) })}
          />
        )}
        <SelectField
          {...{ label: texts.distance, emptyText: texts.noMatter, isRequired: false, value: wishes.distance ?? '' }}
          options={(['near', 'far'] as const).map((value) => ({ value, text: texts.distances[value] }))}
          onValue={(distance) => keep({ distance: said(distance) })}
        />
        <SelectField
          {...{ label: texts.region, emptyText: texts.noMatter, isRequired: false, value: wishes.regions[0] ?? '' }}
          options={Object.keys(REGION_STATES).map((value) => ({ value, text: REGION_NAMES[language][value] ?? value }))}
          onValue={(region) => keep({ regions: region === '' ? [] : [region] })}
        />
        <CheckField label={texts.sea} isChecked={wishes.isBySea} onCheck={(isBySea) => keep({ isBySea })} />
        <SelectField
          {...{ label: texts.size, emptyText: texts.noMatter, isRequired: false, value: wishes.size ?? '' }}
          options={SIZES.map((value) => ({ value, text: capital(SIZE_NAMES[language][value] ?? value) }))}
          onValue={(size) => keep({ size: said(size) })}
        />
        <SelectField
          {...{ label: texts.setting, emptyText: texts.noMatter, isRequired: false, value: wishes.setting ?? '' }}
          options={SETTINGS.map((value) => ({ value, text: capital(SETTING_NAMES[language][value] ?? value) }))}
          onValue={(setting) => keep({ setting: said(setting) })}
        />
        <Box textStyle="small" color="fg.muted">
          {FIT_TEXTS[language].device}
        </Box>
      </section>
    </Box>
  );
}

interface NumberWishProps {
  readonly label: string;
  readonly range: readonly [least: number, most: number];
  readonly value: number | null;
  readonly onNumber: (value: number | null) => void;
}

/** A number that counts as soon as it is within its range; with a comma or a point. */
function NumberWish({ label, range: [least, most], value, onNumber }: NumberWishProps) {
  const { language } = useLanguage();
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const number = numberOf(typed, most);
  const isWrong = typed.trim() !== '' && (number === null || number < least || number > most);
  const format = (one: number) => new Intl.NumberFormat(language).format(one);
  return (
    <TextField
      {...{ label, type: 'text', autoComplete: 'off', inputMode: 'numeric', maxLength: 10, isRequired: false, isValidated: true }}
      value={typed}
      error={isWrong ? WISHES_TEXTS[language].wrong(format(least), format(most)) : null}
      onText={(text) => {
        setTyped(text);
        const next = numberOf(text, most);
        onNumber(next === null || next < least || next > most ? null : next);
      }}
    />
  );
}

/** Small numbers may have decimals; in large ones points and commas separate thousands. */
function numberOf(text: string, most: number): number | null {
  const plain = most < 10 ? text.trim().replace(',', '.') : text.replace(/[\s.,$]/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}
