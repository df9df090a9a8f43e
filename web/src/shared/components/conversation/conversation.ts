/** Who of the two writes or reads. */
export type Side = 'seeker' | 'company';

export interface ConversationMessage {
  id: string;
  /** Order in the conversation, from 1, without gaps. */
  number: number;
  from_seeker: boolean;
  /** Name of the company's person who wrote; empty for the seeker. */
  by: string;
  text: string;
  at: string;
  /** Signs of a scam. */
  warnings: readonly string[];
  is_reported: boolean;
}

export type ConversationState = 'none' | 'open' | 'ended_by_employer' | 'ended_by_seeker' | 'over';

/** What is true of the whole conversation. */
export interface ConversationStanding {
  state: ConversationState;
  last_number: number;
  /** Up to which number each side has read. */
  read_by_seeker: number;
  read_by_company: number;
}

/** A stretch of the conversation, with where it stands. */
export interface ConversationPart extends ConversationStanding {
  messages: readonly ConversationMessage[];
}

/** The newest without one; the newest before a number; or the first after one. */
export type MessageRange = { before?: number; after?: number };

/** What a conversation needs from its application. */
export interface ConversationPorts {
  load: (range: MessageRange) => Promise<ConversationPart>;
  /** The same key sends the message once. */
  send: (key: string, text: string) => Promise<ConversationMessage>;
  markRead: (upTo: number) => Promise<ConversationStanding>;
  end: () => Promise<ConversationStanding>;
  report: (number: number, reason: string) => Promise<ConversationMessage>;
}

export const maxMessageLength = 1000;

/** Whether somebody of a side wrote it. */
export function isFrom(message: ConversationMessage, side: Side): boolean {
  return message.from_seeker === (side === 'seeker');
}

/** Up to which number a side has read. */
export function readBy(standing: ConversationStanding, side: Side): number {
  return side === 'seeker' ? standing.read_by_seeker : standing.read_by_company;
}

/** Characters as people count them: a character of two code units is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}
