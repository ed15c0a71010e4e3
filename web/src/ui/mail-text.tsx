import { Box } from '@chakra-ui/react/box';
import { Fragment } from 'react';

/** A mail address that breaks before its @ where it is too long for its line, then before a dot of its domain. */
export function MailText({ text }: { readonly text: string }) {
  const at = text.lastIndexOf('@');
  if (at <= 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <Box as="span" display="inline-block">
        {text
          .slice(at)
          .split(/(?=\.)/)
          .map((label, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {label}
            </Fragment>
          ))}
      </Box>
    </>
  );
}
