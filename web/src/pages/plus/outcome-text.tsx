import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';

/** One outcome of a checkout. */
export function OutcomeText({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <Heading as="h2" textStyle="h3" mb="1">
        {title}
      </Heading>
      <Text color="fg.muted" maxW="text">
        {text}
      </Text>
    </>
  );
}
