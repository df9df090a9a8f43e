import { Button } from '../../../shared/ui/button/Button';
import { FieldGroup } from '../../../shared/ui/fields/FieldGroup';
import { TextField } from '../../../shared/ui/fields/TextField';
import page from '../../components/page/page.module.css';
import { useTexts } from '../../page/every-page/useTexts';
import styles from './editor.module.css';
import { Findings } from './Findings';
import type { JobValues } from './job-values';
import { useEditor } from './useEditor';

type Attribute = JobValues['attributes'][number];

const maxLength = 200;

interface AttributeRowProps {
  attribute: Attribute;
  number: number;
  onChange: (attribute: Attribute) => void;
  onRemove: () => void;
}

function AttributeRow({ attribute, number, onChange, onRemove }: AttributeRowProps) {
  const texts = useTexts('jobEditor');
  const { category, name } = attribute;
  const field = (part: 'category' | 'name', locale: 'zh_hant' | 'en') => ({
    name: `${part}-${locale}`,
    lang: locale === 'en' ? 'en-HK' : 'zh-Hant-HK',
    maxLength,
    value: attribute[part][locale],
    onChange: (text: string) => onChange({ category, name, [part]: { ...attribute[part], [locale]: text } }),
  });
  return (
    <fieldset className={styles.line} aria-label={texts.attribute(number)}>
      <div className={page.pair}>
        <TextField {...field('category', 'zh_hant')} label={texts.inChinese(texts.attributeCategory)} />
        <TextField {...field('category', 'en')} label={texts.inEnglish(texts.attributeCategory)} />
      </div>
      <div className={page.pair}>
        <TextField {...field('name', 'zh_hant')} label={texts.inChinese(texts.attributeName)} />
        <TextField {...field('name', 'en')} label={texts.inEnglish(texts.attributeName)} />
      </div>
      <div className={page.flush}>
        <Button kind="quiet" aria-label={texts.takeAway(texts.attribute(number))} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </fieldset>
  );
}

/** Whatever else the employer wants to say, under headings of their own. */
export function AttributeRows() {
  const texts = useTexts('jobEditor');
  const { state, keeper } = useEditor();
  const { attributes } = state.values;
  const set = (next: Attribute[]) => keeper.change({ attributes: next });
  const empty = { zh_hant: '', en: '' };
  return (
    <FieldGroup label={texts.attributes} name="attributes" hint={texts.attributesHint}>
      {attributes.map((attribute, index) => (
        <AttributeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
          key={index}
          attribute={attribute}
          number={index + 1}
          onChange={(changed) => set(attributes.map((each, at) => (at === index ? changed : each)))}
          onRemove={() => set(attributes.filter((_, at) => at !== index))}
        />
      ))}
      <div>
        <Button kind="secondary" onClick={() => set([...attributes, { category: empty, name: empty }])}>
          {texts.addAttribute}
        </Button>
      </div>
      <Findings field="attributes" />
    </FieldGroup>
  );
}
