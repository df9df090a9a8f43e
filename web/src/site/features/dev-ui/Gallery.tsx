import { type ReactNode, useState } from 'react';
import { useForm } from '@/shared/forms/useForm';
import { email, required, telephone } from '@/shared/forms/validators';
import { useNotices } from '@/shared/hooks/useNotices';
import { Accordion } from '@/shared/ui/Accordion';
import { Avatar } from '@/shared/ui/Avatar';
import { Badge } from '@/shared/ui/Badge';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import { Carousel } from '@/shared/ui/Carousel';
import { ChipLink, ChipToggle } from '@/shared/ui/Chip';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { Checkbox } from '@/shared/ui/fields/Checkbox';
import { Select } from '@/shared/ui/fields/Select';
import { TextArea } from '@/shared/ui/fields/TextArea';
import { TextField } from '@/shared/ui/fields/TextField';
import { Icon, iconNames } from '@/shared/ui/Icon';
import { Pagination } from '@/shared/ui/Pagination';
import { Card } from '@/shared/ui/panels/Card';
import { Notice } from '@/shared/ui/panels/Notice';
import { Skeleton } from '@/shared/ui/panels/Skeleton';
import { Tabs } from '@/shared/ui/tabs/Tabs';
import { useTexts } from '@/site/page/useTexts';
import styles from './Gallery.module.css';

function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.sample}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  );
}

const colours = [
  'ground',
  'surface',
  'sunken',
  'line',
  'ink',
  'accent',
  'accentWash',
  'highlight',
  'danger',
] as const;

function Colours() {
  return (
    <Sample title="Colours">
      {colours.map((name) => (
        <span key={name} className={`${styles.colour} ${styles[name]}`}>
          {name}
        </span>
      ))}
    </Sample>
  );
}

function Type() {
  return (
    <Sample title="Type">
      <div>
        <p className={styles.display}>今日開工 Start work</p>
        <p className={styles.heading}>今日開工 Start work</p>
        <p className={styles.large}>今日開工 Start work</p>
        <p>旺角茶餐廳請侍應，時薪 $60 至 $65，每週五日。</p>
        <p className={styles.small}>Cha chaan teng in Mong Kok, $60 to $65 an hour, five days a week.</p>
      </div>
    </Sample>
  );
}

function Buttons() {
  const [busy, setBusy] = useState(false);
  return (
    <Sample title="Buttons">
      <Button>Apply 申請</Button>
      <Button kind="secondary">Save</Button>
      <Button kind="quiet">Cancel</Button>
      <Button kind="danger">Delete</Button>
      <Button aria-disabled>Closed</Button>
      <Button busy={busy} onClick={() => setBusy(!busy)}>
        Busy
      </Button>
      <ButtonLink href="#top" kind="secondary">
        Link
      </ButtonLink>
    </Sample>
  );
}

function Fields() {
  const [employment, setEmployment] = useState('pt');
  const [night, setNight] = useState(true);
  const [story, setStory] = useState('');
  const form = useForm({
    initial: { name: '', telephone: '', email: '' },
    rules: { name: [required], telephone: [required, telephone], email: [email] },
    submit: () => new Promise((resolve) => setTimeout(resolve, 1000)),
  });
  return (
    <Sample title="Form">
      <form ref={form.ref} className={styles.form} onSubmit={form.onSubmit} noValidate>
        <TextField label="Name" autoComplete="name" {...form.field('name')} />
        <TextField
          label="Telephone"
          prefix="+852"
          hint="8 digits"
          inputMode="numeric"
          {...form.field('telephone')}
        />
        <TextField label="Email" type="email" {...form.field('email')} />
        <Select
          label="Employment"
          name="employment"
          value={employment}
          onChange={setEmployment}
          options={[
            { value: 'ft', label: 'Full-time' },
            { value: 'pt', label: 'Part-time' },
          ]}
        />
        <TextArea
          label="Introduction"
          name="story"
          value={story}
          onChange={setStory}
          hint="Up to 1000 characters"
        />
        <Checkbox name="night" checked={night} onChange={setNight}>
          Night shifts
        </Checkbox>
        <Button type="submit" busy={form.busy} aria-disabled={!form.valid}>
          Send
        </Button>
      </form>
    </Sample>
  );
}

function Over() {
  const { show, whileLoading } = useNotices();
  const texts = useTexts('common');
  const [open, setOpen] = useState<'middle' | 'below' | 'side'>();
  const close = () => setOpen(undefined);
  return (
    <Sample title="Over the page">
      <Button kind="secondary" onClick={() => setOpen('middle')}>
        Dialog
      </Button>
      <Button kind="secondary" onClick={() => setOpen('below')}>
        Sheet
      </Button>
      <Button kind="secondary" onClick={() => setOpen('side')}>
        Panel
      </Button>
      <Button kind="secondary" onClick={() => show({ kind: 'toast', text: texts.requestError })}>
        Toast
      </Button>
      <Button kind="secondary" onClick={() => show({ kind: 'box', text: texts.requestError })}>
        Error box
      </Button>
      <Button
        kind="secondary"
        onClick={() => void whileLoading(new Promise((resolve) => setTimeout(resolve, 1500)))}
      >
        Loading
      </Button>
      <Dialog
        open={open !== undefined}
        from={open ?? 'middle'}
        title="Choose a district"
        closeLabel={texts.close}
        onClose={close}
        actions={<Button onClick={close}>Done</Button>}
      >
        <p>旺角、尖沙咀、銅鑼灣</p>
      </Dialog>
    </Sample>
  );
}

function Small() {
  const [pressed, setPressed] = useState(true);
  return (
    <>
      <Sample title="Badges and chips">
        <Badge>Closed</Badge>
        <Badge tone="accent">Part-time</Badge>
        <Badge tone="highlight">Promoted</Badge>
        <Badge tone="danger">Urgent</Badge>
        <ChipLink href="#top">Food & Beverage</ChipLink>
        <ChipToggle pressed={pressed} onToggle={setPressed}>
          Weekend
        </ChipToggle>
        <Avatar source={null} name="陳大文" />
        <Avatar source={null} name="" />
      </Sample>
      <Sample title="Icons">
        {iconNames.map((name) => (
          <Icon key={name} name={name} size={24} />
        ))}
      </Sample>
    </>
  );
}

function Large() {
  return (
    <>
      <Sample title="Card, notice, skeleton">
        <Card>
          <p>Paper on the ground.</p>
        </Card>
        <Notice>Your profile is not complete yet.</Notice>
        <Notice tone="danger">This account is suspended.</Notice>
        <div className={styles.wide}>
          <Skeleton size="title" />
          <Skeleton lines={3} />
        </div>
      </Sample>
      <Sample title="Tabs, pages, accordion">
        <Tabs
          label="Samples"
          current="#all"
          tabs={[
            { href: '#all', label: 'All' },
            { href: '#rejected', label: 'Rejected' },
            { href: '#reviewed', label: 'Reviewed', dot: 'New' },
          ]}
        />
        <Pagination
          label="Pages"
          previousLabel="Previous"
          nextLabel="Next"
          page={5}
          pages={12}
          hrefOf={(page) => `#page-${page}`}
        />
        <div className={styles.wide}>
          <Accordion
            name="sample"
            items={[
              { title: 'How do I apply?', content: <p>Press Apply and choose up to five places.</p> },
              { title: 'Is it free?', content: <p>Yes, for job seekers.</p> },
            ]}
          />
        </div>
      </Sample>
      <Carousel
        label="Cards"
        previousLabel="Previous"
        nextLabel="Next"
        slides="cards"
        items={['旺角', '觀塘', '荃灣', '沙田'].map((name) => ({
          key: name,
          content: (
            <Card>
              <a href="#top">{name}</a>
            </Card>
          ),
        }))}
      />
    </>
  );
}

export function Gallery() {
  return (
    <div className={styles.gallery}>
      <h1 id="top">Design system</h1>
      <Colours />
      <Type />
      <Buttons />
      <Fields />
      <Over />
      <Small />
      <Large />
      <EmptyState level={2} title="Nothing saved yet" text="Press the heart of a job to keep it here." />
    </div>
  );
}
