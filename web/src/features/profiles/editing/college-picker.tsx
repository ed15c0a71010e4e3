import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from '../../../i18n/use-translations';
import { useApi } from '../../../lib/api/api-client';
import { type FindByName, type Named, NamePicker } from './name-picker';

interface CollegePickerProps {
  readonly label: string;
  /** The id of the chosen college; empty for none. */
  readonly chosen: string;
  readonly onChosen: (collegeId: string) => void;
}

/** Chooses a college of the catalogue by its name, and shows which one is chosen. */
export function CollegePicker({ label, chosen, onChosen }: CollegePickerProps) {
  const t = useTranslations();
  const callApi = useApi();
  const [picked, setPicked] = useState<Named | null>(null);
  const name = useNameOf(chosen, picked);
  const find = useCallback<FindByName<Named>>(
    async (typed, signal) => {
      const { items } = await callApi('searchColleges', { query: { q: typed, page: 1 }, signal });
      return items.map(({ _id: id, name, city, state }) => ({
        ...{ id, name, place: [city, state].filter((part) => part !== null).join(', ') },
      }));
    },
    [callApi],
  );
  return (
    <NamePicker
      label={label}
      help={t('profileEdit.committedToHelp')}
      chosen={chosen === '' ? null : name}
      removeLabel={t('profileEdit.removeCollege', { college: name })}
      find={find}
      texts={{ failed: t('profileEdit.collegesFailed'), none: t('profileEdit.noCollege') }}
      onChosen={(college) => {
        setPicked(college);
        onChosen(college?.id ?? '');
      }}
    />
  );
}

/** The name of a college: as it was picked, else as its page says; its id until then. */
function useNameOf(id: string, picked: Named | null): string {
  const callApi = useApi();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const known = picked?.id === id ? picked.name : names.get(id);
  const isKnown = known !== undefined || id === '';
  useEffect(() => {
    if (isKnown) return undefined;
    let isShown = true;
    callApi('college', { params: { collegeId: id } }).then(
      ({ name }) => isShown && setNames((before) => new Map(before).set(id, name)),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [callApi, id, isKnown]);
  return known ?? id;
}
