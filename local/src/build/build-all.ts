import { BUILD_PARTS, buildParts } from './build-parts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !BUILD_PARTS.some((part) => part === name));

if (unknown.length > 0) {
  console.error(
    `Unknown part "${unknown.join(' ')}". Build everything with \`npm run build\`, or one part: ${BUILD_PARTS.join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  try {
    await buildParts(wanted.length === 0 ? BUILD_PARTS : BUILD_PARTS.filter((part) => wanted.includes(part)));
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  }
}
