import type { Catalogue } from '../catalogue';

const quoted = (kinds: readonly string[]) => kinds.map((kind) => `“${kind}”`).join(', ');

export const unsubscribe: Catalogue['unsubscribe'] = {
  title: 'Stop emails',
  description: 'Choose not to get one kind of emails any more.',
  question: (kinds, email) => `Send no more emails about ${quoted(kinds)} to ${email}?`,
  unchanged: 'Nothing changes until you press the button.',
  stop: 'Stop these emails',
  stopped: (kinds, email) => `We will send no more emails about ${quoted(kinds)} to ${email}.`,
  stillListed: 'Once you log in, your notifications still list this news.',
  undo: 'Undo',
  undone: 'Undone: you will go on getting these emails.',
  invalidTitle: 'This link does not work',
  invalid:
    'It may be incomplete or too old. Log in to choose in your notification settings which emails you get.',
  retry: 'Try again',
};
