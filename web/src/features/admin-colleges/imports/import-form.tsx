import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
import { IMPORT_KINDS, type ImportKind } from '@touchline/domain/imports/import-kinds';
import { SITE_IMPORTS } from '@touchline/domain/reference/limits';
import { type SyntheticEvent, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { useTranslations } from '../../../i18n/use-translations';
import { fallbackKey, refusalMessages } from '../../../lib/api/api-refusal';
import { uploadImport } from '../../../lib/api/upload-import';
import { BusyButton } from '../../../ui/busy-button';
import { FieldFrame } from '../../../ui/fields/field-frame';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-fields';
import { CheckField } from '../../../ui/fields/choice-fields';
import { focusFirstFault } from '../../../ui/forms/use-schema-form';
import { FailureLine } from '../../../ui/states/failures';
import { useImportTexts } from './import-texts';
import { useTakenImport } from './use-imports';

/** Takes files of one kind and has them checked, one after the other; the latest is opened. */
export function ImportForm({ onChecked }: { readonly onChecked: (importId: string) => void }) {
  const texts = useImportTexts();
  const { language } = useLanguage();
  const taken = useTakenImport();
  const t = useTranslations();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [kind, setKind] = useState<ImportKind>('results');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [year, setYear] = useState('');
  const [replaces, setReplaces] = useState(false);
  const [isValidated, setIsValidated] = useState(false);
  const large = files.find(({ size }) => size > SITE_IMPORTS.fileMaxBytes);
  const filesError = large !== undefined ? texts.tooLarge(large.name) : files.length === 0 ? texts.filesMissing : null;
  const isYear = /^(?:19[5-9]|20\d)\d$/.test(year);
  const yearError = kind === 'scorecard' && year !== '' && !isYear ? texts.yearInvalid : null;

  async function check() {
    setIsBusy(true);
    setFailure(null);
    try {
      for (const file of files) {
        const said = kind === 'scorecard' && isYear ? { year } : {};
        const replaceAdded = kind === 'results' && replaces ? 'true' : 'false';
        const upload = { kind, name: file.name.slice(-SITE_IMPORTS.nameMax), replaceAdded, ...said } as const;
        const one = await uploadImport(upload, file, language);
        await taken(one);
        onChecked(one._id);
      }
    } catch (refusal) {
      setFailure(refusalMessages(refusal, t(fallbackKey(refusal))).join(' '));
    } finally {
      setIsBusy(false);
    }
  }

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsValidated(true);
    const form = event.currentTarget;
    if (filesError === null && yearError === null && !isBusy) void check();
    requestAnimationFrame(() => focusFirstFault(form));
  };

  return (
    <Stack asChild gap="4" maxW="34rem">
      <form noValidate onSubmit={submit}>
        <Box>{texts.intro}</Box>
        <SelectField
          label={texts.kind}
          value={kind}
          onValue={(value) => setKind(value === '' ? 'results' : value)}
          options={IMPORT_KINDS.map((value) => ({ value, text: texts.kinds[value] }))}
        />
        <FieldFrame label={texts.files} help={texts.filesHelp} error={filesError} isValidated={isValidated}>
          {(control) => (
            <Input
              {...control}
              type="file"
              multiple
              accept=".csv,text/csv"
              size="xl"
              py="3"
              onChange={(event) => setFiles([...(event.target.files ?? [])])}
            />
          )}
        </FieldFrame>
        {kind === 'scorecard' && (
          <TextField
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            isRequired={false}
            label={texts.year}
            help={texts.yearHelp}
            value={year}
            onText={setYear}
            isValidated={isValidated}
            error={yearError}
          />
        )}
        {kind === 'results' && <CheckField label={texts.replaceAdded} isChecked={replaces} onCheck={setReplaces} />}
        <Box textStyle="small" color="fg.muted">
          {texts.rules}
        </Box>
        <FailureLine text={failure} />
        <Box>
          <BusyButton type="submit" size="lg" isBusy={isBusy}>
            {texts.check}
          </BusyButton>
        </Box>
      </form>
    </Stack>
  );
}
