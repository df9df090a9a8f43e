// A small private content folder with a sample of everything that the site can show.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const categories = {
  blogs: [
    { key: 'interview', slug: { 'zh-hant': '見工', en: 'interviews' }, name: { 'zh-hant': '見工', en: 'Interviews' } },
    { key: 'pay', slug: { 'zh-hant': '人工', en: 'pay' }, name: { 'zh-hant': '人工', en: 'Pay' } },
  ],
  'employer-blogs': [
    { key: 'hiring', slug: { 'zh-hant': '招聘', en: 'hiring' }, name: { 'zh-hant': '招聘', en: 'Hiring' } },
  ],
};

const cover = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path d="M0 0h9v9z"/></svg>';

export function write(folder, file, text) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** One Markdown file with its front matter. */
export function article(fields, body = 'Some words.\n') {
  const all = { title: `Title of ${fields.key}`, description: `About ${fields.key}.`, created: '2026-01-01', ...fields };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

const employerPages = [
  'landing', 'services', 'solutions', 'job-ad-booster', 'bidding-faq', 'faq', 'community-guidelines', 'temp-worker-matching', 'shortcut',
];

/** 12 blogs, 11 employer blogs, 12 news, all static pages and a draft, in both languages. */
export function writeContent(folder) {
  write(folder, 'categories.json', JSON.stringify(categories));
  write(folder, 'covers/cup.svg', cover);
  for (const locale of ['zh-hant', 'en']) {
    const english = locale === 'en';
    const own = (name, chinese) => (english ? name : chinese);
    for (let number = 1; number <= 12; number++) {
      const created = `2026-02-${String(number).padStart(2, '0')}`;
      const fields = { key: `blog-${number}`, category: number > 10 ? 'pay' : 'interview', created, cover: 'cup.svg', cover_text: own('A cup', '一隻杯') };
      const name = own(`blog-${number}`, `第${number}篇`);
      const body = own(
        `Words of blog ${number}.\n\n## What to bring\n\n| A | B |\n|---|---|\n| 1 | 2 |\n`,
        `第${number}篇文章，講最低工資。\n`,
      );
      write(folder, `blogs/${locale}/${name}.md`, article(fields, body));
      write(
        folder,
        `news/${locale}/news-${number}.md`,
        article({ key: `news-${number}`, created, url: `https://news.example.hk/${number}`, source: 'Example Daily' }, `News ${number}.\n\n## How it works\n\nWell.\n`),
      );
      if (number < 12) {
        write(folder, `employer-blogs/${locale}/${own('tip', '心得')}-${number}.md`, article({ key: `tip-${number}`, category: 'hiring', created }));
      }
    }
    write(folder, `blogs/${locale}/${own('draft', '草稿')}.md`, article({ key: 'draft', category: 'pay', published: 'false', created: '2026-03-01' }));
    for (const name of employerPages) write(folder, `employer/${locale}/${name}.md`, article({ key: name }));
    for (const name of ['contact-us', 'privacy-policy', 'terms-and-conditions']) {
      write(folder, `pages/${locale}/${name}.md`, article({ key: name }));
    }
    write(folder, `jobseeker/${locale}/mobile-app.md`, article({ key: 'mobile-app' }));
  }
  return folder;
}
