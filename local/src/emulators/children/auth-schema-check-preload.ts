import { createRequire } from 'node:module';

/*
 * Preloaded into the Firebase CLI (`node --require`). At every start the Auth emulator checks some hundred schemas of
 * its own API against the JSON meta-schema. That takes seconds and can only fail where firebase-tools itself is broken,
 * so this file turns it off. Requests and responses are still checked against the schemas. If the library has changed,
 * nothing is turned off and the log says so.
 */
try {
  const ofTools = createRequire(require.resolve('firebase-tools/package.json'));
  const ofExegesis = createRequire(ofTools.resolve('exegesis'));
  const library: unknown = ofExegesis('ajv');
  if (!turnOffSchemaCheck(library)) throw new Error('its validator has another shape than expected');
} catch (failure) {
  console.error(`The Auth emulator starts slowly, since its schema check could not be turned off: ${String(failure)}`);
}

function turnOffSchemaCheck(library: unknown): boolean {
  if (typeof library !== 'function') return false;
  const prototype: unknown = library.prototype;
  if (typeof prototype !== 'object' || prototype === null || !('validateSchema' in prototype)) return false;
  prototype.validateSchema = () => true;
  return true;
}
