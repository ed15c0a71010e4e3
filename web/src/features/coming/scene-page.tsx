import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button-link';
import { Content } from '../../ui/content';
import { PitchScene, type SceneName } from './pitch-scene';

interface ScenePageProps {
  readonly scene: SceneName;
  /** A word or two above the title. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** The one way on; `children` stand in its place where it is no link. */
  readonly way?: { readonly to: string; readonly text: string };
  readonly children?: ReactNode;
}

/** A whole page that says one thing beside a drawn scene on the dark pitch ground, with one way on. */
export function ScenePage({ scene, label, title, text, way, children }: ScenePageProps) {
  return (
    <Box
      className="on-dark"
      bg="hero"
      color="hero.fg"
      overflow="hidden"
      minH="100vh"
      display={{ lg: 'flex' }}
      alignItems="center"
    >
      <Content
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: '5fr 7fr' }}
        alignItems="center"
        gap={{ base: '8', lg: '12' }}
        pt={{ base: '6', lg: '10' }}
        pb={{ base: '16', lg: '32' }}
      >
        <Stack gap="4" alignItems="flex-start" order={{ base: 2, lg: 1 }}>
          <Text textStyle="label" color="flare.solid">
            {label}
          </Text>
          <Heading as="h1" textStyle="h1" overflowWrap="anywhere">
            {title}
          </Heading>
          <Text color="hero.muted" maxW="form" textStyle="body">
            {text}
          </Text>
          {way !== undefined && (
            <ButtonLink to={way.to} colorPalette="flare" mt="3">
              {way.text}
            </ButtonLink>
          )}
          {children}
        </Stack>
        <Box order={{ base: 1, lg: 2 }} mx={{ base: '-4', md: '0' }} marginEnd={{ lg: '-16' }} aria-hidden>
          <PitchScene name={scene} />
        </Box>
      </Content>
    </Box>
  );
}
