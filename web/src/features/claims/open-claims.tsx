import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@touchline/domain/http/api-contract';
import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations';
import { useApi } from '../../lib/api/api-client';
import { BusyButton } from '../../ui/busy-button';
import { FailedState } from '../../ui/states/failures';
import { FormTextArea } from '../../ui/forms/form-fields';
import { useFormText } from '../../ui/forms/unsaved/use-form-text';
import { showRefusalAtFields, useSchemaForm } from '../../ui/forms/use-schema-form';
import { Section } from '../../ui/page-layout';
import { SkeletonRegion, SkeletonText } from '../../ui/states/skeletons';
import { useRefusalToasts } from '../../ui/overlays/toasts';

type OpenClaim = AnswerOf<'claimsOfCollege'>['items'][number];

/** The open claims at a college, for its accepted coaches, who may object to each once (S1-03). */
export function OpenClaims({ collegeId }: { readonly collegeId: string }) {
  const t = useTranslations();
  const callApi = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['claims', collegeId],
    queryFn: ({ signal }) => callApi('claimsOfCollege', { params: { collegeId }, signal }),
  });
  return (
    <Section title={t('claim.open')} intro={data !== undefined && data.items.length > 0 ? t('claim.openText') : undefined}>
      {error !== null ? (
        <FailedState failure={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonRegion label={t('claim.loading')}>
          <SkeletonText lines={2} />
        </SkeletonRegion>
      ) : data.items.length === 0 ? (
        <Box color="fg.muted">{t('claim.openNone')}</Box>
      ) : (
        <Box as="ul" listStyleType="none">
          {data.items.map((claim) => (
            <Claim key={claim.uid} collegeId={collegeId} claim={claim} />
          ))}
        </Box>
      )}
    </Section>
  );
}

function Claim({ collegeId, claim }: { readonly collegeId: string; readonly claim: OpenClaim }) {
  const t = useTranslations();
  const [isOpen, setIsOpen] = useState(false);
  const team = t(claim.sportsTypeGender === 'Female' ? 'account.womensTeam' : 'account.mensTeam');
  return (
    <Box as="li" py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <Box minW="0">
          <Box fontWeight="semibold" overflowWrap="anywhere">
            {claim.name}
          </Box>
          <Box textStyle="small" color="fg.muted">{`${t(`account.type.${claim.type}`)} · ${team}`}</Box>
        </Box>
        {!claim.hasObjected && !isOpen && (
          <Button
            size="lg"
            variant="outline"
            colorPalette="ink"
            aria-label={t('claim.objectTo', { name: claim.name })}
            onClick={() => setIsOpen(true)}
          >
            {t('claim.object')}
          </Button>
        )}
      </Box>
      {claim.hasObjected && <Box mt="2">{t('claim.objected')}</Box>}
      {isOpen && !claim.hasObjected && <ObjectionForm collegeId={collegeId} claim={claim} onClose={() => setIsOpen(false)} />}
    </Box>
  );
}

const TYPED = ['reason'] as const;
const loadObjectionForm = async () => (await import('@touchline/domain/person/claims/claim-objection')).objectionForm;

interface ObjectionFormProps {
  readonly collegeId: string;
  readonly claim: OpenClaim;
  readonly onClose: () => void;
}

function ObjectionForm({ collegeId, claim: { uid, name }, onClose }: ObjectionFormProps) {
  const t = useTranslations();
  const callApi = useApi();
  const client = useQueryClient();
  const refused = useRefusalToasts();
  const { form, element } = useSchemaForm<{ reason: string }>({ defaultValues: { reason: '' }, schema: loadObjectionForm });

  const typed = useFormText(form, { of: `colleges/${collegeId}/claims/${uid}/objection`, names: TYPED });

  async function send({ reason }: { readonly reason: string }) {
    try {
      await callApi('objectToClaim', { params: { collegeId, uid }, body: { reason: reason.trim() } });
      typed.saved();
      await client.invalidateQueries({ queryKey: ['claims', collegeId] });
    } catch (failure) {
      refused(failure);
      showRefusalAtFields(form, failure, ['reason']);
    }
  }

  return (
    <Stack asChild gap="4" mt="4" maxW="form">
      <form
        ref={element}
        noValidate
        aria-label={t('claim.objectTo', { name })}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        {typed.offer}
        <FormTextArea
          control={form.control}
          name="reason"
          label={t('claim.reason')}
          help={t('claim.reasonHelp')}
          rows={{ least: 3, most: 8 }}
        />
        <Box display="flex" flexWrap="wrap" gap="3">
          <BusyButton type="submit" size="xl" isBusy={form.formState.isSubmitting} busyText={t('claim.objectSend')}>
            {t('claim.objectSend')}
          </BusyButton>
          <Button size="xl" variant="outline" colorPalette="ink" onClick={() => typed.leave(onClose)}>
            {t('claim.cancel')}
          </Button>
        </Box>
      </form>
    </Stack>
  );
}
