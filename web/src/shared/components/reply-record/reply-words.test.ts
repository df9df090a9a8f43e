import { expect, test } from 'vitest';
import { replyRecord as english } from '@/shared/messages/en/replyRecord';
import { replyRecord as chinese } from '@/shared/messages/zh-hant/replyRecord';
import { replyShareText, replyTimeText } from './reply-words';

test('[10.33] how soon a company answers is said in words', () => {
  const text = (median_hours: number | null, texts = english) =>
    replyTimeText({ percent: 50, median_hours }, texts);
  expect([0, 6, 7, 24, 25, 48, 49, 168, 169, 400].map((hours) => text(hours))).toEqual([
    'Usually answers within hours',
    'Usually answers within hours',
    'Usually answers within a day',
    'Usually answers within a day',
    'Usually answers within two days',
    'Usually answers within two days',
    'Usually answers within 3 days',
    'Usually answers within 7 days',
    'Usually answers within 2 weeks',
    'Usually answers within 3 weeks',
  ]);
  expect(text(30, chinese)).toBe('通常兩日內回覆');
  expect(text(null)).toBeUndefined();
});

test('[10.33] how many get an answer is said in words', () => {
  const text = (percent: number, texts = english) => replyShareText({ percent, median_hours: 1 }, texts);
  expect([100, 99, 90, 10, 9].map((percent) => text(percent))).toEqual([
    'Every applicant gets an answer within 7 days',
    '9 of 10 applicants get an answer within 7 days',
    '9 of 10 applicants get an answer within 7 days',
    '1 of 10 applicants gets an answer within 7 days',
    undefined,
  ]);
  expect(text(90, chinese)).toBe('每 10 位申請人有 9 位在 7 日內獲得回覆');
});
