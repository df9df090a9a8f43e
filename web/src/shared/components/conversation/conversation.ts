/** The two sides of a conversation. */
export type Side = 'seeker' | 'company';

export interface ConversationMessage {
  id: string;
  /** Position in the conversation, from 1, without gaps. */
  number: number;
  from_seeker: boolean;
  /** Name of the company's member who wrote it; empty for the seeker. */
  by: string;
  text: string;
  at: string;
  /** Signs of a scam. */
  warnings: readonly string[];
  is_reported: boolean;
}

export type ConversationState = 'none' | 'open' | 'ended_by_employer' | 'ended_by_seeker' | 'over';

/** The state of the whole conversation. */
export interface ConversationStanding {
  state: ConversationState;
  last_number: number;
  /** The number of the last message that each side has read. */
  read_by_seeker: number;
  read_by_company: number;
}

/** A range of the messages, with the state of the conversation. */
export interface ConversationPart extends ConversationStanding {
  messages: readonly ConversationMessage[];
}

/**
 * Empty for the newest messages; `before` a number for the ones preceding it; `after` a number for the ones
 * following it.
 */
export type MessageRange = { before?: number; after?: number };

/** The operations that a conversation needs from its page. */
export interface ConversationPorts {
  load: (range: MessageRange) => Promise<ConversationPart>;
  /** Repeated with the same key, it sends the message once. */
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

/** The number of the last message that a side has read. */
export function readBy(standing: ConversationStanding, side: Side): number {
  return side === 'seeker' ? standing.read_by_seeker : standing.read_by_company;
}

/** The length in code points, so that characters outside the BMP count once. */
export function lengthOf(text: string): number {
  return [...text].length;
}
