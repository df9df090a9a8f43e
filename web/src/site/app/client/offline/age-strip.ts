import styles from './age-strip.module.css';

const id = 'age';

/** What the strip above the page says, and its button. */
export interface AgeStrip {
  text: string;
  again: string;
  onAgain: () => void;
}

/** Shows above the page how old it is; undefined takes that away. */
export function showAgeStrip(strip: AgeStrip | undefined): void {
  document.getElementById(id)?.remove();
  if (strip === undefined) return;
  const bar = document.createElement('aside');
  bar.id = id;
  bar.className = styles.strip ?? '';
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = strip.again;
  button.onclick = strip.onAgain;
  bar.append(words, button);
  document.body.prepend(bar);
  // A screen reader says what comes into a status that is there.
  words.textContent = strip.text;
}
