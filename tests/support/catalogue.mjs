// Lines of a catalogue, each identified by a number.

export const id = (number, kind = 'f0') => `65${kind}c0de${String(number).padStart(16, '0')}`;

export const company = (number, more = {}) => ({
  kind: 'company',
  _id: id(number, 'c0'),
  name: { 'zh-hant': `第${number}號公司`, en: `Company ${number}` },
  about: { 'zh-hant': '一間公司。', en: 'A company.' },
  ...more,
});

export const job = (number, more = {}) => ({
  kind: 'job',
  _id: id(number),
  company_id: id(1, 'c0'),
  job_name: { 'zh-hant': `侍應${number}`, en: `Waiter ${number}` },
  job_description: { 'zh-hant': '招呼客人。', en: 'Look after guests.' },
  employment: 'pt',
  job_types: ['WW'],
  address: [
    {
      _id: id(number, 'ad'),
      address: { 'zh-hant': '彌敦道 700 號', en: '700 Nathan Road' },
      district: '030503',
      coordinates: { lat: 22.3193, lng: 114.1694 },
    },
  ],
  from_hourly_rate: 60,
  to_hourly_rate: 65,
  ...more,
});

export const ndjson = (lines) => lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');
