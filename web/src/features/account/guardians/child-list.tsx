import { Box } from '@chakra-ui/react/box';
import { useLanguage } from '../../../i18n/language-provider';
import { useApi } from '../../../lib/api/api-client';
import { BusyButton } from '../../../ui/busy-button';
import { CheckField } from '../../../ui/fields/choice-fields';
import { ButtonLink } from '../../../ui/links';
import { Section } from '../../../ui/page-layout';
import { useToasts } from '../../../ui/overlays/toasts';
import { useAction } from '../../../ui/use-action';
import { AskForm } from './ask-form';
import { GUARDIAN_VIEW_TEXTS } from './guardian-texts';
import { AnswerButtons, LinkCard } from './link-card';
import { LinksOfChildren } from '../links/links-view';
import { PurchasesOfChildren } from './purchases-of-children';
import { type Child, type Guardianships, useGuardianships } from '../../../components/guardianship/use-guardianships';

/** A parent's children: who is linked or asks, what the parent decides for each, and the form that asks another one. */
export function ChildList({ own }: { readonly own: Guardianships }) {
  const texts = GUARDIAN_VIEW_TEXTS[useLanguage().language];
  const { children, further, namedBy } = own;
  return (
    <>
      {further.length > 0 && (
        <Section title={texts.further}>
          {further.map(({ guardianshipId, childName, name, email }) => (
            <Box key={guardianshipId} maxW="text" mb="4" overflowWrap="anywhere">
              {texts.furtherText(childName, name === null ? email : `${name} (${email})`)}
              <AnswerButtons id={guardianshipId} name={childName} hasRead={false} />
            </Box>
          ))}
        </Section>
      )}
      <PurchasesOfChildren />
      <Section title={texts.children}>
        {children.length === 0 && <Box color="fg.muted">{texts.none}</Box>}
        <Box as="ul" listStyleType="none">
          {children.map((one) => (
            <LinkCard
              key={one.guardianshipId}
              link={one}
              side="guardian"
              name={one.child?.displayName ?? (one.begunBy === 'guardian' ? one.typed : texts.someone)}
              detail={one.child === null ? texts.someone : null}
            >
              <OneChild one={one} />
            </LinkCard>
          ))}
        </Box>
        <Box mt="6">
          {namedBy.map(({ username, displayName }) => (
            <Box key={username} maxW="text" overflowWrap="anywhere">
              {texts.namedBy(displayName)}
            </Box>
          ))}
          <AskForm
            key={namedBy[0]?.username ?? ''}
            label={texts.askChild}
            help={texts.askChildHelp}
            type="text"
            suggested={namedBy[0]?.username ?? ''}
          />
        </Box>
      </Section>
      <LinksOfChildren />
    </>
  );
}

interface Decision {
  readonly contactOff?: boolean;
  readonly pageHidden?: boolean;
  readonly asksPurchases?: boolean;
  readonly endsFeaturing?: boolean;
}

function OneChild({ one }: { readonly one: Child }) {
  const texts = GUARDIAN_VIEW_TEXTS[useLanguage().language];
  const callApi = useApi();
  const show = useToasts();
  const { store } = useGuardianships();
  const { isBusy, run } = useAction();
  const { guardianshipId, child, state, waitsFor, isReadOnly, contactOff, pageHidden, asksPurchases } = one;
  if (child === null) return null;
  if (state === 'asked' && waitsFor.includes('guardian'))
    return <AnswerButtons id={guardianshipId} name={child.displayName} hasRead={false} />;
  if (state !== 'confirmed') return null;
  const decide = (body: Decision) => {
    if (!isBusy)
      void run(async () => {
        store(await callApi('guardChild', { params: { guardianshipId }, body }));
        show({ variant: 'success', text: texts.saved });
      });
  };
  return (
    <Box mt="3" display="grid" gap="1" justifyItems="start">
      <ButtonLink to={`/profile/${child.username}/about`} size="lg">
        {texts.openPage}
      </ButtonLink>
      {isReadOnly ? (
        <Box mt="2">{texts.readOnly}</Box>
      ) : (
        <>
          <CheckField label={texts.contactOff} isChecked={contactOff} onCheck={(isOff) => decide({ contactOff: isOff })} />
          <CheckField label={texts.pageHidden} isChecked={pageHidden} onCheck={(isOn) => decide({ pageHidden: isOn })} />
          <CheckField
            label={texts.asksPurchases(child.displayName)}
            isChecked={asksPurchases}
            onCheck={(isOn) => decide({ asksPurchases: isOn })}
          />
          {child.isFeatured && (
            <BusyButton
              size="lg"
              variant="outline"
              colorPalette="ink"
              isBusy={isBusy}
              busyText={texts.endFeaturing}
              onClick={() => decide({ endsFeaturing: true })}
            >
              {texts.endFeaturing}
            </BusyButton>
          )}
        </>
      )}
    </Box>
  );
}
