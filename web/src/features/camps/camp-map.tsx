import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { stateOutline } from '../../components/college-backdrop';
import { placeLine } from '../../components/college-summary';
import { PlaceMap } from '../../components/numbers/place-map';
import { useTranslations } from '../../i18n/use-translations';

/** The place of a camp on the outline of its state, with rings of distance; nothing where it is not known. */
export function CampMap({ found: { camp, host } }: { readonly found: AnswerOf<'camp'> }) {
  const t = useTranslations();
  const { lat, lng } = camp.position;
  if (lat === null || lng === null) return null;
  const state = camp.address.administrative_area_level_1 ?? host.state;
  const place = placeLine(camp.address.locality ?? host.city, state);
  return (
    <PlaceMap
      title={t('camps.mapTitle')}
      sentence={t('camps.mapSentence', { place: place === '' ? host.name : place })}
      rows={[[t('camps.where'), camp.placeName ?? host.name]]}
      center={{ lat, lng }}
      places={[]}
      outline={stateOutline(state)}
      ringText={(miles) => t('camps.miles', { miles })}
    />
  );
}
