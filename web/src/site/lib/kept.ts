/** What the site keeps in a browser to be read without a network: the names of its caches, and of what lies in them. */

/** The files of one build, by the build's name. */
export const filesOf = (build: string) => `files-${build}`;
/** How the names of caches begin that may tell who was logged in. */
export const personalPrefix = 'personal-';
/** Pictures and articles that were shown; somebody's own picture is among them. */
export const seenFiles = 'personal-seen';
/** Answers of the service to visitors. */
export const publicAnswers = 'answers';
/** Answers to a person, by the mark of their login. */
export const personalAnswers = (mark: string) => personalPrefix + mark;

/** Whether the site of today keeps something in a cache of that name. */
export const isKnownCache = (name: string) => /^(files-|personal-|answers$)/.test(name);

/** When an answer was kept, by the clock of the device. */
export const keptAtHeader = 'X-Kept-At';

/** The address where the person was last, in the cache of their answers. */
export const lastPlace = '/hk/kept/place';
/** How long somebody who opens the app finds it as they left it: 12 hours. */
export const placeLasts = 12 * 60 * 60_000;
/** In the address that the app's icon opens. */
export const fromIcon = 'utm_source=app';

/** The files to keep of a build, in the language of a page. */
export const fileList = (locale: string) => `/files-${locale}.json`;
export interface FileList {
  /** The script that the documents of this build start with. */
  entry: string;
  files: readonly string[];
}

/** The lightest page that the browser renders: its document can show every page. */
export const shellPath = (locale: string) => `/hk/${locale === 'en' ? 'en/' : ''}account-restore/success/`;

/** What a page tells the worker. The worker answers by the port that comes with it. */
export interface WorkerTask {
  locale: string;
  /** The mark of the login; null for a visitor. */
  mark: string | null;
  /** The script that the page started with, if the files of its build are to be kept. */
  entry: string | null;
}
