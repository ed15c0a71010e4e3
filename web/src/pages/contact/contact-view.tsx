import { OPERATOR } from '@touchline/domain/reference/operator/operator-parameters';
import { OperatorDetails } from '../../components/operator-details';
import { TextPage, TextSections, TwoColumns } from '../../components/text-page';
import { ContactForm } from '../../features/contact/contact-form';
import { useLanguage } from '../../i18n/language-provider';
import { Section } from '../../ui/page-layout';
import type { HeadContext, PageHead } from '../page-definition';
import { CONTACT_TEXTS } from './contact-texts';

const CHANGED_ON = '2026-11-24';
const FIELDS = ['name', 'address', 'email', 'phone'] as const;

/** /contact: a message to the operator, and who that is (S2-14). */
export function View() {
  const { title, lead, formTitle, form, who, sections } = CONTACT_TEXTS[useLanguage().language];
  return (
    <TextPage title={title} lead={lead} changedOn={CHANGED_ON}>
      <TwoColumns
        first={
          <Section title={formTitle}>
            <ContactForm texts={form} />
          </Section>
        }
        beside={
          <>
            <TextSections sections={sections} isNarrow />
            <Section title={who}>
              <OperatorDetails operator={OPERATOR} fields={FIELDS} />
            </Section>
          </>
        }
      />
    </TextPage>
  );
}

/** The head of the contact page. */
export function head({ language }: HeadContext<null>): PageHead {
  const { title, lead } = CONTACT_TEXTS[language];
  return { title, description: lead, changedOn: CHANGED_ON };
}
