import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Heading } from '@chakra-ui/react/heading';
import type { OwnVisit } from '@touchline/domain/person/visits/visit';
import { NotebookPen, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CollegeListSkeleton } from '../../../components/college/college-list';
import { nameOfSaved, type SavedItem } from '../../../components/saving/use-saved-colleges';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { Icon } from '../../../ui/icon';
import { ButtonLink } from '../../../ui/links';
import { EmptyState } from '../../../ui/states/empty-state';
import { FailedState } from '../../../ui/states/failures';
import { useVisits } from './use-visits';
import { VisitCard } from './visit-card';
import { VisitForm } from './visit-form';
import { VISIT_TEXTS } from './visit-texts';
import { VisitsComparison } from './visits-comparison';

/** /mycolleges?view=visits: the journal of visits, of all colleges or with `college` of one. */
export function VisitsView({ items }: { readonly items: readonly SavedItem[] }) {
  const texts = VISIT_TEXTS[useLanguage().language];
  const { query } = useVisits();
  const collegeId = useSearchParams()[0].get('college');
  if (query.data === undefined) {
    if (query.error !== null)
      return <FailedState failure={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
    return <CollegeListSkeleton rows={4} label={texts.loading} />;
  }
  return <Journal items={items} visits={query.data} collegeId={collegeId} />;
}

interface JournalProps {
  readonly items: readonly SavedItem[];
  readonly visits: readonly OwnVisit[];
  /** The college of the address; null for all. */
  readonly collegeId: string | null;
}

function Journal({ items, visits, collegeId }: JournalProps) {
  const texts = VISIT_TEXTS[useLanguage().language];
  const nameOf = (id: string) => nameIn(items, visits, id);
  const shown = collegeId === null ? visits : visits.filter((visit) => visit.collegeId === collegeId);
  const title = collegeId === null ? texts.title : texts.visitsTo(nameOf(collegeId));
  const none = collegeId === null ? texts.none : texts.noneAt(nameOf(collegeId));
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h2" textStyle="h2" overflowWrap="anywhere">
        {title}
      </Heading>
      <Box color="fg.muted" mt="1" maxW="text">
        {texts.intro}
      </Box>
      <Tools {...{ items, collegeId }} isEmpty={shown.length === 0} nameOf={nameOf} />
      {shown.length === 0 ? (
        <EmptyState scene="corner" level="h3" title={none} text={texts.noneText} />
      ) : (
        <>
          {collegeId === null && <VisitsComparison visits={visits} nameOf={nameOf} />}
          <Box as="ul" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
            {shown.map((visit) => (
              <VisitCard
                key={visit.visitId}
                visit={visit}
                name={nameOf(visit.collegeId)}
                isSaved={items.some((item) => item.collegeId === visit.collegeId)}
              />
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

/** The name of a college that is saved or was visited; for one that is no longer listed, one derived from its id. */
function nameIn(items: readonly SavedItem[], visits: readonly OwnVisit[], collegeId: string): string {
  const saved = items.find((item) => item.collegeId === collegeId);
  if (saved !== undefined) return nameOfSaved(saved);
  const visited = visits.find((visit) => visit.collegeId === collegeId);
  return visited?.collegeName ?? nameOfSaved({ college: null, collegeId });
}

interface ToolsProps extends Pick<JournalProps, 'items' | 'collegeId'> {
  readonly isEmpty: boolean;
  readonly nameOf: (collegeId: string) => string;
}

/** A new visit, printing, and the way from one college to all; without a saved college the way to the search. */
function Tools({ items, collegeId, isEmpty, nameOf }: ToolsProps) {
  const texts = VISIT_TEXTS[useLanguage().language];
  const t = useTranslations();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const mayAdd = collegeId === null ? items.length > 0 : items.some((item) => item.collegeId === collegeId);
  const quiet = { size: 'lg', variant: 'outline', colorPalette: 'ink' } as const;
  return (
    <Box data-screen-only="" display="flex" flexWrap="wrap" gap="3" my="5">
      {mayAdd ? (
        <Button
          ref={opener}
          size="lg"
          aria-label={collegeId === null ? texts.add : texts.addAt(nameOf(collegeId))}
          onClick={() => setIsOpen(true)}
        >
          <Icon as={NotebookPen} size={18} />
          {texts.add}
        </Button>
      ) : (
        <ButtonLink to="/colleges">{t('saving.search')}</ButtonLink>
      )}
      {!isEmpty && (
        <Button {...quiet} onClick={() => print()}>
          <Icon as={Printer} size={18} />
          {texts.print}
        </Button>
      )}
      {collegeId !== null && (
        <ButtonLink to={{ search: 'view=visits' }} {...quiet}>
          {texts.all}
        </ButtonLink>
      )}
      {isOpen && (
        <VisitForm
          visit={null}
          items={items}
          collegeId={collegeId}
          onClose={() => setIsOpen(false)}
          opener={() => opener.current}
        />
      )}
    </Box>
  );
}
