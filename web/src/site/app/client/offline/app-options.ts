import type { Navigation } from '@/shared/hooks/useNavigation';
import type { Service } from '@/shared/services/api/service';
import type { Session } from '@/site/services/session/session';
import type { BootContext } from '../../boot-context';
import type { TextLoader } from '../load-page';
import type { Offline } from './offline';

/** What the app is made of. */
export interface AppOptions extends Pick<BootContext, 'address' | 'notices' | 'rendered'> {
  session: Session;
  service: Service;
  offline: Offline;
  texts: TextLoader;
  go: Navigation['go'];
}
