import { Box } from '@chakra-ui/react/box';
import type { ListedCamp } from '@touchline/domain/camp/listed-camp';
import { sexOf } from '@touchline/domain/person/claims/coach-colleges';
import { useCallback, useEffect, useState } from 'react';
import { campDays } from '../../../../components/camp-days';
import { placeLine } from '../../../../components/college/college-summary';
import type { DrawnControl, FieldKind } from '../../../../components/document-editor/field';
import { useLanguage } from '../../../../i18n/language-provider';
import { useTranslations } from '../../../../i18n/use-translations';
import { useApi } from '../../../../lib/api/api-client';
import { useSessionState } from '../../../../session/session-context';
import { type FindByName, type Named, NamePicker } from '../name-picker';

/** The most that an entry of a schedule takes of a camp's name, and of its place. */
const MOST = { event: 120, place: 200 } as const;

/** The camp of an entry: its typed text is the id of the camp. Choosing one fills in what the camp tells. */
export const CAMP_CHOICE: FieldKind = {
  type: 'notation',
  parse: (text) => ({ value: text === '' ? null : text }),
  textOf: (value) => (typeof value === 'string' ? value : ''),
  draw: (control) => <CampPicker {...control} />,
};

interface FoundCamp extends Named {
  readonly camp: ListedCamp;
}

/**
 * Chooses a coming camp that takes the player, by its name or its college. Says where a chosen one is over or no longer
 * listed.
 */
function CampPicker({ label, typed: chosen, onTyped }: DrawnControl) {
  const t = useTranslations();
  const { language } = useLanguage();
  const callApi = useApi();
  const { name, standing, put } = useChosenCamp(chosen);
  const gender = useSessionState().profile?.sportsTypeGender;
  const find = useCallback<FindByName<FoundCamp>>(
    async (typed, signal) => {
      const own = gender === undefined ? {} : { gender: [sexOf(gender)] };
      const { items } = await callApi('searchCamps', { query: { q: typed, limit: 6, ...own }, signal });
      return items.map((camp) => ({
        id: camp._id,
        name: camp.name,
        place: `${camp.host.name} · ${campDays(camp.startsOn, camp.endsOn, language)}`,
        camp,
      }));
    },
    [callApi, language, gender],
  );
  return (
    <>
      <NamePicker
        label={label}
        help={t('profileEdit.campHelp')}
        chosen={chosen === '' ? null : (name ?? t('profileEdit.campChosen'))}
        removeLabel={t('profileEdit.removeEntry', { name: name ?? t('profileEdit.campChosen') })}
        find={find}
        texts={{ failed: t('profileEdit.campsFailed'), none: t('profileEdit.noCamp') }}
        onChosen={(found) => {
          if (found !== null) put(found.camp);
          onTyped(found?.id ?? '', found === null ? {} : textsOf(found.camp));
        }}
      />
      {standing !== null && (
        <Box role="status" textStyle="small" color="fg.muted" mt="1">
          {t(`profileEdit.camp_${standing}`)}
        </Box>
      )}
    </>
  );
}

/** What a camp fills in, by the names of the fields. */
function textsOf({ name, startsOn, endsOn, startsAt, placeName, host }: ListedCamp): Readonly<Record<string, string>> {
  const town = host.city === null ? null : placeLine(host.city, host.state);
  const place = [placeName ?? host.name, town].filter((part) => part !== null).join(', ');
  return {
    kind: 'camp',
    event: name.slice(0, MOST.event).trim(),
    date: startsOn,
    until: endsOn > startsOn ? endsOn : '',
    time: startsAt ?? '',
    place: place.slice(0, MOST.place).trim(),
  };
}

interface Chosen {
  readonly name: string | null;
  /** Why the colleges of the camp do not find it in the schedule; null where they do, or nothing is known yet. */
  readonly standing: 'over' | 'gone' | null;
  readonly put: (camp: ListedCamp) => void;
}

/** A chosen camp as it is listed now. */
function useChosenCamp(id: string): Chosen {
  const callApi = useApi();
  const [known, setKnown] = useState<ReadonlyMap<string, Omit<Chosen, 'put'>>>(new Map());
  const add = useCallback(
    (one: string, chosen: Omit<Chosen, 'put'>) => setKnown((before) => new Map(before).set(one, chosen)),
    [],
  );
  const put = useCallback((camp: ListedCamp) => add(camp._id, { name: camp.name, standing: null }), [add]);
  const isKnown = id === '' || known.has(id);
  useEffect(() => {
    if (isKnown) return undefined;
    let isShown = true;
    callApi('listedCamps', { query: { ids: [id] } }).then(
      ({ items: [camp], today }) =>
        isShown &&
        add(
          id,
          camp === undefined
            ? { name: null, standing: 'gone' }
            : { name: camp.name, standing: camp.endsOn < today ? 'over' : null },
        ),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [callApi, id, isKnown, add]);
  return { name: null, standing: null, ...known.get(id), put };
}
