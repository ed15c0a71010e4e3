import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import * as z from 'zod';
import { trimmedProtos } from './trimmed-protos';

const NOTHING = 'module.exports = {};';

/**
 * gRPC's loader describes every message for servers that tell clients what they serve. A client reads none of it, and
 * making it takes as long as opening the connection.
 */
const NO_DESCRIPTIONS = `
  const { Enum, Root, Type } = require('../..');
  const none = { $type: { toObject: () => ({}) } };
  Root.prototype.toDescriptor = () => ({ file: [] });
  Type.prototype.toDescriptor = Enum.prototype.toDescriptor = () => none;
`;

/** What node-fetch takes of whatwg-url where Node had no URL of its own. */
const OWN_URL = 'module.exports = { URL: globalThis.URL };';

/**
 * Parts of libraries that nothing here calls, by file: a client of Firestore over gRPC administers no databases, reads
 * no bundles, serves no gRPC and speaks no REST; bodies come in UTF-8. What every client makes is made of nothing;
 * whatever else is used of them fails.
 */
const UNUSED: readonly (readonly [file: RegExp, contents: string])[] = [
  [/google-gax[\\/]build[\\/]protos[\\/](?:iam_service|operations|locations)\.(?:js|json)$/, NOTHING],
  [/google-gax[\\/]build[\\/]src[\\/](?:operationsClient|iamService|fallbackRest|fallbackServiceStub)\.js$/, NOTHING],
  [/google-gax[\\/]build[\\/]src[\\/]protosList\.json$/, 'module.exports = [];'],
  [/google-gax[\\/]build[\\/]src[\\/]locationService\.js$/, 'exports.LocationsClient = class { close() {} };'],
  [/firestore[\\/]build[\\/]src[\\/]v1[\\/]firestore_admin_client\.js$/, NOTHING],
  [/firestore[\\/]build[\\/]src[\\/]v1beta1[\\/]index\.js$/, NOTHING],
  [/firestore[\\/]build[\\/]protos[\\/]firestore_v1_proto_api\.js$/, NOTHING],
  [/grpc-js[\\/]build[\\/]src[\\/]server\.js$/, NOTHING],
  [/proto-loader[\\/]build[\\/]src[\\/]util\.js$/, 'exports.addCommonProtos = () => {};'],
  [/protobufjs[\\/]ext[\\/]descriptor[\\/]index\.js$/, NO_DESCRIPTIONS],
  [/node_modules[\\/]whatwg-url[\\/]lib[\\/]public-api\.js$/, OWN_URL],
  [/iconv-lite[\\/]encodings[\\/](?:tables[\\/][\w-]+\.json|sbcs-data-generated\.js)$/, NOTHING],
];

/** Firestore reads its version there; its npm scripts name hosts of a developer's machine. */
const PACKAGE_FILE = /@google-cloud[\\/]firestore[\\/]package\.json$/;
const versionAlone = z.object({ version: z.string() });

const MESSAGES = /firestore[\\/]build[\\/]protos[\\/]v1\.json$/;

/**
 * Leaves out of the bundle what is unused of libraries, and of Firestore's messages what no call sends. The build fails
 * where a library has none of the files of a line any more.
 */
export const TRIMMED_LIBRARIES: Plugin = {
  name: 'trimmed-libraries',
  setup: (build) => {
    const unmet = new Set([MESSAGES, PACKAGE_FILE, ...UNUSED.map(([file]) => file)]);
    for (const [filter, contents] of UNUSED) {
      build.onLoad({ filter }, () => {
        unmet.delete(filter);
        return { contents, loader: 'js' };
      });
    }
    build.onLoad({ filter: PACKAGE_FILE }, async ({ path }) => {
      unmet.delete(PACKAGE_FILE);
      const contents = JSON.stringify(versionAlone.parse(JSON.parse(await readFile(path, 'utf8'))));
      return { contents, loader: 'json' };
    });
    build.onLoad({ filter: MESSAGES }, async ({ path }) => {
      unmet.delete(MESSAGES);
      const contents = JSON.stringify(trimmedProtos(await readFile(path, 'utf8'), 'google.firestore.v1.Firestore'));
      return { contents, loader: 'json' };
    });
    build.onEnd(() => ({
      errors: [...unmet].map(({ source }) => ({ text: `No library has a file ${source}: it is listed as unused.` })),
    }));
  },
};
