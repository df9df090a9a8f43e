import { Fragment } from 'react';
import { BenefitsOfDocument } from '../../../generated/portal/documents/BenefitsOf';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { ChoiceChip } from '../../../shared/ui/ChoiceChip';
import { FieldGroup } from '../../../shared/ui/fields/FieldGroup';
import { TextArea } from '../../../shared/ui/fields/TextArea';
import { TextField } from '../../../shared/ui/fields/TextField';
import page from '../../components/page/page.module.css';
import type { LocalizedText } from '../../lib/localized-text';
import { textIn } from '../../lib/localized-text';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import {
  type AttributeGroup,
  attributesOf,
  groupsOf,
  hasName,
  isBenefits,
  isUsual,
  textOf,
  toggled,
  withText,
} from './attributes';
import styles from './editor.module.css';
import { Findings } from './Findings';
import { useEditor } from './useEditor';

const headingMaxLength = 200;

interface GroupProps {
  group: AttributeGroup;
  onChange: (group: AttributeGroup) => void;
}

/** The attributes under one heading, one per line, in both languages. */
function Lines({ group, onChange }: GroupProps) {
  const texts = useTexts('jobEditor');
  const { locale } = usePage().address;
  const heading = textIn(locale, group.category) || texts.attributeName;
  return (
    <div className={page.pair}>
      <TextArea
        label={texts.inChinese(heading)}
        name="linesZh"
        value={textOf(group, 'zh_hant')}
        onChange={(text) => onChange(withText(group, 'zh_hant', text))}
      />
      <TextArea
        label={texts.inEnglish(heading)}
        name="linesEn"
        value={textOf(group, 'en')}
        onChange={(text) => onChange(withText(group, 'en', text))}
      />
    </div>
  );
}

/** Suggests the usual benefits of the job's types. None is added before it is chosen. */
function BenefitOffers({ group, onChange }: GroupProps) {
  const texts = useTexts('jobEditor');
  const { locale } = usePage().address;
  const codes = useEditor().state.values.jobTypes;
  const asked = codes.length === 0 ? undefined : operation('BenefitsOf', BenefitsOfDocument, { codes });
  const { data } = useAnswer(asked);
  const offers = data?.job_templates.flatMap(({ benefits }) => benefits) ?? [];
  const distinct = [...new Map(offers.map((offer) => [offer.zh_hant, offer])).values()];
  if (codes.length === 0 || distinct.length === 0) return null;
  return (
    <FieldGroup label={texts.benefitOffers} name="benefitOffers">
      <div className={styles.chips}>
        {distinct.map((offer) => (
          <ChoiceChip
            key={offer.zh_hant}
            kind="checkbox"
            name="benefit"
            value={offer.zh_hant}
            checked={hasName(group, offer)}
            onChange={() => onChange(toggled(group, offer))}
          >
            {textIn(locale, offer)}
          </ChoiceChip>
        ))}
      </div>
    </FieldGroup>
  );
}

interface OwnGroupProps extends GroupProps {
  number: number;
  onRemove: () => void;
}

/** A heading that the employer has added. */
function OwnGroup({ group, number, onChange, onRemove }: OwnGroupProps) {
  const texts = useTexts('jobEditor');
  const { category } = group;
  const name = (part: Partial<LocalizedText>) => onChange({ ...group, category: { ...category, ...part } });
  return (
    <fieldset className={styles.line} aria-label={texts.attribute(number)}>
      <div className={page.pair}>
        <TextField
          label={texts.inChinese(texts.attributeCategory)}
          name="headingZh"
          lang="zh-Hant-HK"
          maxLength={headingMaxLength}
          value={category.zh_hant}
          onChange={(zh_hant) => name({ zh_hant })}
        />
        <TextField
          label={texts.inEnglish(texts.attributeCategory)}
          name="headingEn"
          lang="en-HK"
          maxLength={headingMaxLength}
          value={category.en}
          onChange={(en) => name({ en })}
        />
      </div>
      <Lines group={group} onChange={onChange} />
      <div className={page.flush}>
        <Button kind="quiet" aria-label={texts.takeAway(texts.attribute(number))} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </fieldset>
  );
}

/** Requirements, benefits and the employer's own headings, one attribute per line. */
export function AttributeRows() {
  const texts = useTexts('jobEditor');
  const { state, keeper } = useEditor();
  const groups = groupsOf(state.values.attributes);
  const set = (next: readonly AttributeGroup[]) => keeper.change({ attributes: attributesOf(next) });
  const replace = (index: number, group: AttributeGroup) =>
    set(groups.map((each, at) => (at === index ? group : each)));
  return (
    <div className={page.stack}>
      <p className={page.quiet}>{texts.attributesHint}</p>
      {groups.map((group, index) =>
        isUsual(group.category) ? (
          <Fragment key={group.category.en}>
            {isBenefits(group.category) && (
              <BenefitOffers group={group} onChange={(next) => replace(index, next)} />
            )}
            <Lines group={group} onChange={(next) => replace(index, next)} />
          </Fragment>
        ) : (
          <OwnGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: its heading is being typed
            key={index}
            group={group}
            number={index - 1}
            onChange={(next) => replace(index, next)}
            onRemove={() => set(groups.filter((_, at) => at !== index))}
          />
        ),
      )}
      <div>
        <Button
          kind="secondary"
          onClick={() => set([...groups, { category: { zh_hant: '', en: '' }, names: [] }])}
        >
          {texts.addAttribute}
        </Button>
      </div>
      <Findings field="attributes" />
    </div>
  );
}
