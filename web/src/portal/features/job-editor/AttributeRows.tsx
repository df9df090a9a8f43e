import { Fragment } from 'react';
import { BenefitsOfDocument } from '@/generated/portal/documents/BenefitsOf';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import type { LocalizedText } from '@/shared/lib/localized-text';
import { textIn } from '@/shared/lib/localized-text';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { ChoiceChip } from '@/shared/ui/ChoiceChip';
import { FieldGroup } from '@/shared/ui/fields/FieldGroup';
import { TextArea } from '@/shared/ui/fields/TextArea';
import { TextField } from '@/shared/ui/fields/TextField';
import { FieldPair } from '@/shared/ui/layout/FieldPair';
import { FlushLeft } from '@/shared/ui/layout/FlushLeft';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import {
  type Attribute,
  type AttributeGroup,
  attributesOf,
  groupsOf,
  hasName,
  isBenefits,
  textOf,
  toggled,
  usualCategories,
  withText,
} from './attributes';
import { Findings } from './Findings';
import fieldStyles from './fields.module.css';
import { added, type Row, type RowFormat, removed, replaced } from './rows';
import { useEditor } from './useEditor';
import { useRows } from './useRows';

const headingMaxLength = 200;

const format: RowFormat<readonly Attribute[], AttributeGroup> = { rowsOf: groupsOf, savedOf: attributesOf };

interface GroupProps {
  group: AttributeGroup;
  onChange: (group: AttributeGroup) => void;
}

/** The attributes under one heading, one per line, in both languages. */
function AttributeLines({ group, onChange }: GroupProps) {
  const texts = useTexts('jobEditor');
  const { locale } = usePage().address;
  const heading = textIn(locale, group.category) || texts.attributeName;
  return (
    <FieldPair>
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
    </FieldPair>
  );
}

/** Suggests the usual benefits of the job's types. None is added before it is chosen. */
function BenefitOffers({ group, onChange }: GroupProps) {
  const texts = useTexts('jobEditor');
  const { locale } = usePage().address;
  const codes = useEditor().state.values.jobTypes;
  const asked = codes.length === 0 ? undefined : operation('BenefitsOf', BenefitsOfDocument, { codes });
  const { data } = useOperationQuery(asked);
  const offers = data?.job_templates.flatMap(({ benefits }) => benefits) ?? [];
  const distinct = [...new Map(offers.map((offer) => [offer.zh_hant, offer])).values()];
  if (codes.length === 0 || distinct.length === 0) return null;
  return (
    <FieldGroup label={texts.benefitOffers} name="benefitOffers">
      <div className={fieldStyles.chips}>
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
    <fieldset className={fieldStyles.rowFields} aria-label={texts.attribute(number)}>
      <FieldPair>
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
      </FieldPair>
      <AttributeLines group={group} onChange={onChange} />
      <FlushLeft>
        <Button kind="quiet" aria-label={texts.takeAway(texts.attribute(number))} onClick={onRemove}>
          {texts.remove}
        </Button>
      </FlushLeft>
    </fieldset>
  );
}

/** Requirements, benefits and the employer's own headings, one attribute per line. */
export function AttributeRows() {
  const texts = useTexts('jobEditor');
  const { state, autosave } = useEditor();
  const { rows, set } = useRows(state.values.attributes, format, (attributes) =>
    autosave.change({ attributes: [...attributes] }),
  );
  const replace = ({ id }: Row<AttributeGroup>, group: AttributeGroup) => set(replaced(rows, id, group));
  return (
    <Stack>
      <Muted>{texts.attributesHint}</Muted>
      {rows.map((group, index) =>
        // The usual headings come first.
        index < usualCategories.length ? (
          <Fragment key={group.id}>
            {isBenefits(group.category) && (
              <BenefitOffers group={group} onChange={(next) => replace(group, next)} />
            )}
            <AttributeLines group={group} onChange={(next) => replace(group, next)} />
          </Fragment>
        ) : (
          <OwnGroup
            key={group.id}
            group={group}
            number={index - 1}
            onChange={(next) => replace(group, next)}
            onRemove={() => set(removed(rows, group.id))}
          />
        ),
      )}
      <div>
        <Button
          kind="secondary"
          onClick={() => set(added(rows, { category: { zh_hant: '', en: '' }, names: [] }))}
        >
          {texts.addAttribute}
        </Button>
      </div>
      <Findings field="attributes" />
    </Stack>
  );
}
