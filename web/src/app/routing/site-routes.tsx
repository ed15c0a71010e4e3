import type { Language } from '@touchline/domain/kernel/language';
import { type LoaderFunctionArgs, matchRoutes, redirect, type RouteObject } from 'react-router-dom';
import { loadMessages } from '../../i18n/languages';
import type { CallApi } from '../../lib/api/api-client';
import type { PageCalls } from '../../lib/api/page-calls';
import { ALL_PAGES } from '../../pages/all-pages';
import type { AddressRules, LoaderContext, PageDefinition, PageModule, RedirectDefinition } from '../../pages/page-definition';
import type { Access } from '../../session/session-state';
import { PageFailure } from '../failures/page-failure';
import { SiteFrame } from '../shell/site-frame';
import { Waiting } from './guard';
import { handleOf, type PageHandle } from './page-handle';
import { PageFrame } from './page-frame';
import { START_ADDRESS, unknownAddress } from './unknown-address';

/** What the routes need of the browser, of the server or of a test. */
export interface SiteEnvironment {
  /** The calls of public pages, and where they store answers. */
  readonly call: CallApi;
  readonly store: PageCalls['store'];
  /** Waits for the session; the API client of an admitted user, else null. The server renders no private page. */
  readonly admit: (access: Access) => Promise<CallApi | null>;
  readonly language: () => Language;
  readonly isServer: boolean;
}

/** The routes of every page of the site; unknown addresses lead further (S2-20, S2-21). */
export function siteRoutes(environment: SiteEnvironment, definitions = ALL_PAGES): RouteObject[] {
  const pages = definitions.map((one) => ('redirect' in one ? redirectRoute(one) : pageRoute(one, environment)));
  const unknown = {
    id: 'unknown',
    path: '*',
    loader: (args: LoaderFunctionArgs) => unknownAddress(contextOf(args, environment.call, environment), definitions),
    Component: Nothing,
    HydrateFallback: Waiting,
    ErrorBoundary: PageFailure,
  };
  return [{ id: 'site', Component: SiteFrame, ErrorBoundary: PageFailure, children: [...pages, unknown] }];
}

/** A subpage is shown by its page; an address that leads on is never shown. */
function Nothing() {
  return null;
}

function pageRoute(definition: PageDefinition, environment: SiteEnvironment): RouteObject {
  const { path, subpages, loader, reloadsWithQuery } = definition;
  const load = () => loadPage(definition, environment.language());
  const preload = async () => {
    const module = await load();
    await Promise.all((module.deferred ?? []).map((section) => section.preload()));
    return module;
  };
  const hydrate = async () => frameOf(await load());
  const common = {
    id: path,
    path,
    lazy: async () => frameOf(await preload()),
    HydrateFallback: Waiting,
    ErrorBoundary: PageFailure,
    ...(reloadsWithQuery === undefined ? {} : { shouldRevalidate: changesOf(reloadsWithQuery || []) }),
  };
  if (subpages !== undefined) {
    return {
      ...common,
      ...(loader === undefined ? {} : { loader: (args) => loader(contextOf(args, environment.call, environment)) }),
      handle: { rules: {}, definition, preload, hydrate } satisfies PageHandle,
      children: subpages.map((subpage) => ({
        id: `${path}/${subpage.path}`,
        ...(subpage.path === '' ? { index: true as const } : { path: subpage.path }),
        Component: Nothing,
        ...('redirect' in subpage
          ? { loader: (args: LoaderFunctionArgs) => leadOn(subpage.redirect, args) }
          : { ...guardOf(subpage, environment), handle: { rules: subpage } satisfies PageHandle }),
      })),
    };
  }
  return {
    ...common,
    ...(loader === undefined
      ? guardOf(definition, environment)
      : {
          loader: async (args) => {
            const call = await admitted(definition, environment);
            return call === null ? redirect(START_ADDRESS) : loader(contextOf(args, call, environment));
          },
        }),
    handle: { rules: definition, definition, preload, hydrate } satisfies PageHandle,
  };
}

function frameOf(module: PageModule<unknown>) {
  return { Component: () => <PageFrame module={module} /> };
}

/** The loader of an address without data that not everybody may open. */
function guardOf(rules: AddressRules, environment: SiteEnvironment) {
  if (rules.access === undefined) return {};
  return { loader: async () => ((await admitted(rules, environment)) === null ? redirect(START_ADDRESS) : null) };
}

/** The calls of a page once it is known that its user may open it; null for others, who go to / (S2-22). */
function admitted({ access }: AddressRules, { call, admit }: SiteEnvironment): Promise<CallApi | null> {
  return access === undefined ? Promise.resolve(call) : admit(access);
}

function contextOf(
  { request, params }: LoaderFunctionArgs,
  call: CallApi,
  { isServer, store, language }: SiteEnvironment,
): LoaderContext {
  return {
    call,
    store,
    params,
    url: new URL(request.url),
    language: language(),
    attempt: async (promise) => {
      try {
        return { answer: await promise, failure: null };
      } catch (failure) {
        if (isServer) throw failure;
        return { answer: null, failure };
      }
    },
  };
}

/** Whether to load again: where one of these parameters changes, and where nothing of the query does. */
function changesOf(parameters: readonly string[]) {
  return ({ currentUrl, nextUrl }: { readonly currentUrl: URL; readonly nextUrl: URL }): boolean =>
    currentUrl.search === nextUrl.search ||
    parameters.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));
}

function redirectRoute({ path, redirect: target }: RedirectDefinition): RouteObject {
  return {
    id: path,
    path,
    loader: (args) => leadOn(target, args),
    Component: Nothing,
    HydrateFallback: Waiting,
  };
}

/** Redirects to another site, or to a path of ours with the same parameters and query; its hash stays at the end. */
function leadOn(target: string, { request, params }: LoaderFunctionArgs): Response {
  if (!target.startsWith('/')) return redirect(target);
  const filled = target.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const [path = '', hash] = filled.split('#');
  return redirect(path + new URL(request.url).search + (hash === undefined ? '' : `#${hash}`));
}

async function loadPage({ module, messages = [] }: PageDefinition, language: Language) {
  const [loaded] = await Promise.all([module(), ...messages.map((part) => loadMessages(part, language))]);
  return loaded;
}

/**
 * Downloads the page of an address, and makes its routes render without waiting: what the server has rendered must not
 * be replaced by a fallback while it is hydrated. Of a rendered page the deferred sections follow later.
 */
export async function loadMatchedRoutes(routes: RouteObject[], pathname: string, isRendered = false): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const open = (isRendered ? handleOf(route)?.hydrate : undefined) ?? route.lazy;
      Object.assign(route, await open(), { lazy: undefined });
    }),
  );
}

/** Downloads code and texts of the page of an address ahead of time; a failure is left to the navigation. */
export function prefetchPage(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    handleOf(route)
      ?.preload?.()
      .catch(() => undefined);
  }
}

/**
 * Whether the server renders what is at an address, and answers its redirects. Pages that depend on the user are left
 * to the browser.
 */
export function isRendered(routes: RouteObject[], pathname: string): boolean {
  const leaf = matchRoutes(routes, pathname)?.at(-1);
  const rules = leaf === undefined ? undefined : handleOf(leaf.route)?.rules;
  return rules?.access === undefined && rules?.isWizard === undefined;
}

/** The parameters, besides the language, that the page of an address reads; null where the address leads on. */
export async function knownParametersAt(routes: RouteObject[], pathname: string): Promise<readonly string[] | null> {
  const definition = definitionOf((matchRoutes(routes, pathname) ?? []).map(({ route }) => route));
  if (definition === null) return null;
  const { query = [] } = definition;
  return typeof query === 'function' ? query() : query;
}

/** The definition of the page among some routes, outermost first; null where they lead to no page. */
export function definitionOf(routes: readonly { readonly handle?: unknown }[]): PageDefinition | null {
  return routes.map((route) => handleOf(route)?.definition).find((definition) => definition !== undefined) ?? null;
}
