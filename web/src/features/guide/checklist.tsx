import { Box } from '@chakra-ui/react/box';
import type { Language } from '@touchline/domain/kernel/language';
import { GUIDE_TASKS, type GuideTaskName, withTicks } from '@touchline/domain/reference/guide-tasks';
import { useState } from 'react';
import { useOwnAccount } from '../../components/own-account/use-own-account';
import { useLanguage } from '../../i18n/language-provider';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { VisitQueries } from '../../lib/api/visit-queries';
import { CheckField } from '../../ui/fields/choice-fields';
import { PageLink } from '../../ui/links';
import { useRefusalToasts } from '../../ui/overlays/toasts';
import { Section } from '../../ui/page-layout';
import { chapterAddress } from './chapter';
import { SCHOOL_YEARS } from './year-names';

const TEXTS = {
  en: {
    title: 'Your checklist',
    intro: 'Your account keeps what you tick. Only you see it.',
    done: (count: number, all: number) => `${count} of ${all} done`,
    chapter: 'Read the chapter',
  },
  de: {
    title: 'Deine Checkliste',
    intro: 'Dein Konto merkt sich, was du abhakst. Nur du siehst es.',
    done: (count: number, all: number) => `${count} von ${all} erledigt`,
    chapter: 'Zum Kapitel',
  },
} as const satisfies Record<Language, object>;

/** The checklist of a signed-in player, which the account keeps. */
export function Checklist() {
  return (
    <VisitQueries>
      <Tasks />
    </VisitQueries>
  );
}

type Ticks = Readonly<Partial<Record<GuideTaskName, boolean>>>;

function Tasks() {
  const t = useTranslations();
  const { language } = useLanguage();
  const callApi = useApi();
  const refused = useRefusalToasts();
  const { query, store } = useOwnAccount();
  const [sending, setSending] = useState<Ticks>({});
  const texts = TEXTS[language];
  if (query.data === undefined) return null;
  const done = withTicks(query.data.guideTasks, sending);

  async function tick(name: GuideTaskName, isDone: boolean) {
    setSending((others) => ({ ...others, [name]: isDone }));
    try {
      const { account } = await callApi('changeAccount', { body: { guideTasks: { [name]: isDone } } });
      store(account);
    } catch (failure) {
      refused(failure);
    } finally {
      setSending(({ [name]: _, ...others }) => others);
    }
  }

  return (
    <Section title={texts.title} intro={`${texts.intro} ${texts.done(done.length, GUIDE_TASKS.length)}.`}>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="12" rowGap="8">
        {SCHOOL_YEARS.map((year) => (
          <Box key={year} as="fieldset" borderWidth="0" minW="0">
            <Box as="legend" textStyle="h4" mb="2">
              {t('guide.year', { year })}
            </Box>
            {GUIDE_TASKS.filter(({ schoolYear }) => schoolYear === year).map((task) => (
              <Box key={task.value} display="flex" alignItems="flex-start" gap="3" borderTopWidth="1px">
                <Box flex="1" minW="0">
                  <CheckField
                    label={task[language]}
                    isChecked={done.includes(task.value)}
                    onCheck={(isDone) => void tick(task.value, isDone)}
                  />
                </Box>
                <PageLink
                  to={chapterAddress(task.chapter)}
                  textStyle="small"
                  color="fg.muted"
                  flex="none"
                  minH="11"
                  py="2"
                  aria-label={`${texts.chapter}: ${task[language]}`}
                >
                  {texts.chapter}
                </PageLink>
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
