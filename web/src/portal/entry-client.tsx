import '../shared/ui/global.css';
import { startApplication } from '../shared/client/start';
import { findRoute, loadLogIn } from './app/routes';
import { addresses } from './lib/address';
import { readConfig } from './lib/config';
import { paths } from './lib/paths';

void startApplication({
  addresses,
  find: findRoute,
  texts: { 'zh-hant': () => import('./messages/all-zh-hant'), en: () => import('./messages/all-en') },
  readConfig,
  run: () => import('./app/client/run'),
  // A first visitor is asked to log in.
  prefetch: async ({ path }) => path === paths.start && loadLogIn(),
});
