import { conflict as kitConflict } from '@/shared/messages/en/conflict';
import type { Catalogue } from '../catalogue';

export const conflict: Catalogue['conflict'] = {
  ...kitConflict,
  lead: 'You have saved something different in another tab or on another device in the meantime. You can choose for each field.',
  sides: { mine: 'Typed here', theirs: 'Saved in the meantime' },
};
