import type { KitCatalogue } from '../catalogue';

export const conflict: KitCatalogue['conflict'] = {
  lead: 'Somebody else has saved something different in the meantime. You can choose for each field.',
  title: 'Choose what to keep',
  done: 'Use my choices',
  sides: { mine: 'Here', theirs: 'Theirs' },
  nothing: '(nothing)',
  close: 'Close',
};
