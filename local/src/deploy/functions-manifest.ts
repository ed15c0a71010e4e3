import { declaredParams } from 'firebase-functions/params';
import * as z from 'zod';

/** A function as a deployment finds it. `regionParameter` is null where the region stands in the code. */
export interface DeclaredFunction {
  readonly name: string;
  readonly isHttps: boolean;
  readonly regionParameter: string | null;
  readonly secrets: readonly string[];
}

/** A parameter that the functions declare, with its default as a dotenv file has it. */
export interface DeclaredParameter {
  readonly name: string;
  readonly isNumber: boolean;
  readonly description: string;
  readonly default: string;
}

/** What the functions declare for their deployment. */
export interface FunctionsManifest {
  readonly functions: readonly DeclaredFunction[];
  readonly parameters: readonly DeclaredParameter[];
}

const endpoint = z.object({
  region: z.union([z.string(), z.array(z.string())]).nullish(),
  secretEnvironmentVariables: z.array(z.object({ key: z.string() })).default([]),
  httpsTrigger: z.unknown().optional(),
});

const parameter = z.object({
  name: z.string(),
  options: z.object({ description: z.string(), default: z.union([z.string(), z.number()]) }),
});

/**
 * What `functions/src` declares: its exports with an endpoint, by the same rule as the Firebase CLI, and their
 * parameters. It loads the functions into this process.
 */
export async function functionsManifest(): Promise<FunctionsManifest> {
  const exported: Readonly<Record<string, unknown>> = await import('@touchline/functions/index');
  return {
    functions: Object.entries(exported).flatMap(([name, value]) => declaredFunction(name, value) ?? []),
    parameters: declaredParams.map((declared) => {
      const { name, options } = parameter.parse(declared);
      const isNumber = typeof options.default === 'number';
      return { name, isNumber, description: options.description, default: String(options.default) };
    }),
  };
}

function declaredFunction(name: string, value: unknown): DeclaredFunction | null {
  if (typeof value !== 'function' || !('__endpoint' in value)) return null;
  const { region, secretEnvironmentVariables, httpsTrigger } = endpoint.parse(JSON.parse(JSON.stringify(value.__endpoint)));
  const [, regionParameter = null] = /^params\.(\w+)$/.exec(typeof region === 'string' ? region : '') ?? [];
  const secrets = secretEnvironmentVariables.map(({ key }) => key);
  return { name, isHttps: httpsTrigger !== undefined, regionParameter, secrets };
}
