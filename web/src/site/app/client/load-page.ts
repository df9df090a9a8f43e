import * as errorCodes from '@/generated/errors/codes';
import type { Loaded } from '@/shared/client/router';
import type { Address } from '@/shared/lib/address';
import { serverNow } from '@/shared/lib/server-clock';
import { answerError } from '@/shared/services/api/error-text';
import { type Service, ServiceError } from '@/shared/services/api/service';
import type { Answer, Operation } from '@/shared/services/operation';
import { href } from '@/site/lib/address';
import type { PublicConfig } from '@/site/lib/config';
import { pageDataId } from '@/site/lib/content';
import { paths } from '@/site/lib/paths';
import type { Catalogue, Namespace } from '@/site/messages/catalogue';
import type { Screen, ScreenAddress, ScreenInput } from '@/site/page/screen';
import type { Missing } from '@/site/page/usePage';
import type { PageLoader } from '../boot-context';
import type { LayoutName } from '../layouts/layout';
import { layoutOperations } from '../layouts/operations';
import { assemblePage, type Page, type PageParts } from '../page';
import { findRoute, isValid, namespacesOf, outcomeOf, screenAddress } from '../routing/plan';
import { RouteError, toRouteError } from '../routing/route-error';
import { errorRoute, notFoundRoute, type Route } from '../routing/routes';
import type { ContentService } from './content-service';
import { runMiddleware, type Visitor } from './middleware';

/** The code that renders a route. */
export type PageModules = Pick<PageParts, 'layout' | 'screen' | 'Layout'>;

export type TextLoader = (namespaces: readonly Namespace[]) => Promise<Partial<Catalogue>>;

/** The longest wait for data that a page can do without. */
const beforeShowWait = 500;

export interface LoaderOptions {
  userid: () => string | undefined;
  config: PublicConfig;
  texts: TextLoader;
  loadModules: (route: Route) => Promise<PageModules>;
  service: Service;
  content: ContentService;
  visitor: Visitor;
  /** The page that came with the document; its layout's answers are reused. */
  rendered: Page | undefined;
}

/** The answers that a page was made of, with their operations. */
export function answersOf({ screen, input, layout, layoutAnswers }: Page) {
  const operations = [...screen.operations(input.address), ...layoutOperations(layout)];
  return [...input.answers, ...layoutAnswers].flatMap((answer, index) => {
    const operation = operations[index];
    return operation ? [{ operation, answer }] : [];
  });
}

/** The screen's answers come first, the layout's after them. */
function share(answers: readonly Answer<unknown>[], screen: Screen, address: ScreenAddress) {
  const own = screen.operations(address).length;
  return { answers: answers.slice(0, own), layoutAnswers: answers.slice(own) };
}

/** Spec 4: an account that is being deleted cannot log in; the user is redirected to /account-restore. */
function isBeingDeleted(answers: readonly Answer<unknown>[]): boolean {
  return answers.some(({ errors }) => answerError(errors)?.code === errorCodes.accountBeingDeleted);
}

/** An error while loading the not-found page keeps the status 404. */
function stillMissing(error: unknown): never {
  throw Object.assign(error instanceof Error ? error : new Error(String(error)), { status: 404 });
}

/** Creates pages in the browser, by requesting the data that their screens need. */
export function createPageLoader(options: LoaderOptions): PageLoader {
  const { config, texts, service, content, visitor, rendered } = options;
  const kept = new Map<string, Promise<Answer<unknown>>>();
  for (const [index, { id }] of rendered ? layoutOperations(rendered.layout).entries() : []) {
    const answer = rendered?.layoutAnswers[index];
    if (answer !== undefined) kept.set(id, Promise.resolve(answer));
  }

  /** A layout's answers are cached, because they do not change during a visit. */
  function askForLayout(operation: Operation): Promise<Answer<unknown>> {
    const known = kept.get(operation.id) ?? askService(operation);
    kept.set(operation.id, known);
    known.catch(() => kept.delete(operation.id));
    return known;
  }

  /** Retries without a token when the session has ended, because public data need none. */
  function askService(operation: Operation): Promise<Answer<unknown>> {
    return service.ask(operation).catch((error: unknown) => {
      if (!(error instanceof ServiceError) || error.status !== 401) throw error;
      return service.ask(operation, { token: null });
    });
  }

  /** Page data come from the content service, everything else from the seeker service. */
  function askForScreen(operation: Operation): Promise<Answer<unknown>> {
    return operation.id === pageDataId ? content.ask(operation) : askService(operation);
  }

  async function ask(screen: Screen, address: ScreenAddress, layout: LayoutName) {
    const [answers, layoutAnswers] = await Promise.all([
      Promise.all(screen.operations(address).map(askForScreen)),
      Promise.all(layoutOperations(layout).map(askForLayout)),
    ]);
    return { answers, layoutAnswers };
  }

  function loadModules(route: Route): Promise<PageModules> {
    const loading = options.loadModules(route);
    return route === notFoundRoute ? loading.catch(stillMissing) : loading;
  }

  function askFor(route: Route, screen: Screen, address: ScreenAddress) {
    const asked = ask(screen, address, route.layout);
    if (route !== notFoundRoute) return asked;
    return asked.catch((): never => {
      throw new RouteError(404, 'This page could not be found');
    });
  }

  /** A page that is shown instead of another one. */
  async function replacement(route: Route, plain: Address, why: Pick<PageParts, 'missing' | 'failure'>) {
    const modules = await loadModules(route);
    const address = screenAddress(plain, { route, params: {} });
    const [answers, own] = await Promise.all([
      askFor(route, modules.screen, address),
      texts(namespacesOf(route, modules.screen)),
    ]);
    return assemblePage({
      ...modules,
      ...answers,
      address,
      texts: own,
      config,
      now: new Date(serverNow()),
      ...why,
    });
  }

  /** Waits for the screen's optional preparation, but only for a moment. */
  async function beforeShow(screen: Screen, input: object): Promise<void> {
    const userid = options.userid();
    if (screen.beforeShow === undefined || userid === undefined) return;
    const preparation = screen.beforeShow(input as ScreenInput<readonly Operation[]>, {
      service,
      userid,
      config,
    });
    const moment = new Promise<void>((resolve) => setTimeout(resolve, beforeShowWait));
    await Promise.race([preparation.catch(() => undefined), moment]);
  }

  async function missingPage(plain: Address, missing: Missing): Promise<Loaded<Page>> {
    return { kind: 'page', page: await replacement(notFoundRoute, plain, { missing }) };
  }

  return {
    async load(plain, given) {
      const match = findRoute(plain, config);
      const { route } = match;
      const redirect = await runMiddleware(route.middleware ?? [], { address: plain, visitor });
      if (redirect !== undefined) return { kind: 'moved', href: redirect };
      const modules = await loadModules(route);
      const address = screenAddress(plain, match);
      if (route === notFoundRoute || !isValid(modules.screen, address))
        return missingPage(plain, { wrongAddress: true });
      const elsewhere = modules.screen.movedTo?.(address);
      if (elsewhere !== undefined) return { kind: 'moved', href: href(address.locale, elsewhere) };
      const [answers, own] = await Promise.all([
        given ? share(given, modules.screen, address) : askFor(route, modules.screen, address),
        texts(namespacesOf(route, modules.screen)),
      ]);
      if (isBeingDeleted(answers.answers) && address.path !== paths.accountRestore) {
        return { kind: 'moved', href: href(address.locale, paths.accountRestore) };
      }
      const outcome = outcomeOf(modules.screen, address, answers.answers);
      switch (outcome.kind) {
        case 'found': {
          await beforeShow(modules.screen, { address, answers: answers.answers });
          const page = assemblePage({
            ...modules,
            ...answers,
            address,
            texts: own,
            config,
            now: new Date(serverNow()),
          });
          return { kind: 'page', page };
        }
        case 'moved':
          return { kind: 'moved', href: href(address.locale, outcome.path) };
        case 'failed':
          throw new RouteError(500, 'The page has no data');
        case 'not-found':
          return missingPage(plain, { wrongAddress: false, ...outcome });
      }
    },
    asking: (ask) => createPageLoader({ ...options, service: { ...service, ask }, content: { ask } }),
    errorPage(plain, error) {
      const { status, message } = toRouteError(error);
      const ofService = error instanceof ServiceError && status >= 500;
      return replacement(errorRoute, plain, { failure: { status, message, ofService } });
    },
  };
}
