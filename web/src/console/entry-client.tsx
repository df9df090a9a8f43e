import '../shared/ui/global.css';
import { startApplication } from '../shared/client/start';
import { findRoute } from './app/routes';
import { addresses } from './lib/address';
import { readConfig } from './lib/config';

void startApplication({
  addresses,
  find: findRoute,
  texts: { 'zh-hant': () => import('./messages/all-zh-hant'), en: () => import('./messages/all-en') },
  readConfig,
  run: () => import('./app/client/run'),
});
