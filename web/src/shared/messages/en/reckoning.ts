import type { KitCatalogue } from '../catalogue';
import { formatCount } from '../count';

export const reckoning: KitCatalogue['reckoning'] = {
  pay: {
    title: 'What the pay means',
    spans: {
      both: (from, to) => `${from} to ${to}`,
      from: (from) => `at least ${from}`,
      to: (to) => `at most ${to}`,
    },
    hour: (amount, hours) => `About ${amount} an hour, at ${hours} hours a week`,
    month: (amount, hours) => `About ${amount} a month, at ${hours} hours a week`,
    hours: (least, most) => (least === most ? least : `${least} to ${most}`),
    monthly: (left, share) => `After MPF about ${left} a month is left (your own share: ${share})`,
    monthlyIfLong: (left, share) =>
      `If the job lasts 60 days: after MPF about ${left} a month is left (your own share: ${share})`,
    daily: (left, share) =>
      `After MPF about ${left} a day is left (your own share: ${share}). In catering and construction short jobs pay in from the first day`,
    nothing: '$0',
    place: (type, district, percent) =>
      `Of every 100 open jobs as ${type} in ${district}, ${percent} pay less than this one`,
    half: (lower, upper, unit, jobs, companies) =>
      `Half of them pay ${lower} to ${upper} ${unit} (${jobs} jobs of ${companies} companies)`,
    units: { hour: 'an hour', month: 'a month' },
    minimum: (rate) => `The legal minimum wage is ${rate} an hour`,
  },
  how: {
    title: 'How this was worked out',
    month:
      'A month counts as 52 ÷ 12 weeks. Where the hours vary, the lower figure is for the fewest hours and the higher one for the most.',
    breaks: 'In listed shifts of 6 hours or more the meal break may be paid or not: both are counted in.',
    mpf: (percent, least, most, cap) =>
      `Your own share is ${percent}% of your pay: nothing below ${least} a month, and at most ${cap} above ${most}.`,
    holiday: (days) =>
      `For the first ${days} days, and until the end of the pay month that is then running, nothing is taken off.`,
    casual: 'For casual employees the share of each day is set by a table.',
    ages: (least, retirement) =>
      `This is for people from ${least} until they are ${retirement}; others pay nothing.`,
    short: (days) => `Jobs of less than ${days} days have no MPF, except in catering and construction.`,
    since: (day) => `since ${day}`,
    old: (day) => `last checked on ${day}, more than a year ago: it may have changed`,
    informs: 'This informs and does not advise. Questions about labour law: Labour Department',
  },
  rights: {
    title: 'Your rights',
    everyone:
      'Whatever the hours, you have the minimum wage, pay on time, days off on statutory holidays and insurance against injury at work.',
    follows: 'When you have worked there long enough:',
    hours: (hours) => `${hours} hours a week`,
  },
  contract: {
    yes: 'The hours are enough for a “continuous contract”',
    no: 'The hours are not enough for a “continuous contract”',
    depends: 'Whether it is a “continuous contract” depends',
    if_employed: 'These rights are yours only if you are an employee',
  },
  grounds: {
    enough_hours: '',
    too_few_hours: 'Some rights, such as paid holidays, do not apply.',
    too_short: 'The job lasts less than four weeks. Some rights, such as paid holidays, do not apply.',
    negotiable_hours: 'The hours can be agreed. Before you say yes, ask for the fewest hours of a week.',
    unknown_hours:
      'The employer has not stated the hours. Before you say yes, ask for the fewest hours of a week.',
    range_of_hours:
      'The hours vary, and the fewest are not enough. Before you say yes, ask for the fewest hours of a week.',
    alternating_weeks: 'Long and short weeks alternate, and the short ones may not be enough. Ask first.',
    paid_breaks: 'They are enough only if meal breaks count as working time. Ask first.',
    unknown_length: 'The hours are enough, if the job lasts four weeks.',
    self_employed:
      'Some people who do such work are self-employed and have no contract of employment. Before you sign, ask whether you will be an employee.',
  },
  numbers: {
    contract_hours_a_week: (value) => `A continuous contract: ${value} hours a week`,
    contract_hours_in_four_weeks: (value) =>
      `A shorter week counts when it and the three before it have ${value} hours together`,
    rest_day_after_weeks: (value) => `After ${value} weeks: one rest day in every seven`,
    sickness_allowance_after_months: (value) =>
      `After ${value === 1 ? 'a month' : `${value} months`}: paid sick days begin to add up`,
    holiday_pay_after_months: (value) => `After ${value} months: pay on statutory holidays`,
    parental_pay_after_weeks: (value) => `After ${value} weeks: paid maternity or paternity leave`,
    annual_leave_after_months: (value) => `After ${value} months: paid annual leave`,
    severance_after_months: (value) => `After ${value} months: severance pay if you are made redundant`,
    long_service_after_months: (value) => `After ${value / 12} years: long service payment, in some cases`,
    minimum_wage_cents: (value) => `Minimum wage: $${value / 100} an hour`,
    mpf_percent: (value) => `MPF: your own share is ${value}% of your pay`,
    mpf_least_income: (value) => `Below $${formatCount(value)} a month you pay nothing`,
    mpf_most_income: (value) => `Pay above $${formatCount(value)} a month is not counted`,
    mpf_own_share_after_days: (value) => `No share of your own in the first ${value} days`,
    mpf_least_days: (value) => `For jobs of ${value} days or more`,
    mpf_least_age: (value) => `From the age of ${value}`,
    mpf_retirement_age: (value) => `Until the age of ${value}`,
  },
  scale: 'Table of a casual employee’s share for each day',
  scam: {
    title: 'Beware of job scams',
    lead: 'Some words of this job are common in scams. It need not be one, but check first.',
    signs: {
      asks_for_money:
        'It speaks of paying. An honest employer never asks for a deposit, or for money for training or a uniform.',
      asks_for_bank_or_identity:
        'It asks for bank details, an identity card or a code. Do not send them before you are hired, and never give a code to anybody.',
      parcels_or_transfers:
        'It asks you to take parcels or to pass money on. Criminals work like this, and you could be charged for it.',
      crypto: 'It speaks of crypto money, which is common in job scams.',
      easy_money: 'It promises easy money. What sounds too good to be true mostly is.',
      moves_to_chat: 'It wants you to go on in another app. Keep the talk here: only here can we help you.',
      other: 'It has words that are common in scams. Pay nothing, and send no personal papers.',
    },
    interview: 'At an interview, never leave your phone, identity card or bank card with anybody.',
    helpline: 'Not sure? Anti-Scam Helpline',
    advice: 'How to tell a job scam',
  },
};
