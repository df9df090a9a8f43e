import * as errorCodes from '@/generated/errors/codes';
import { serverNow } from '@/shared/lib/server-clock';
import { createStore, type Store } from '@/shared/lib/store';
import { ServiceError } from '@/shared/services/api/service';
import { unauthorizedSwitchDelay } from '@/site/lib/constants';
import { forgetPerson } from '../offline/forget';
import { changeKey } from './change-key';
import { type SessionEffect, type SessionEvent, step } from './machine';
import { type Credentials, initialSession, isLoggedIn, type Profile, type SessionState } from './state';
import { readToken } from './token';

export const tokenKey = 'seeker_token';

/** The session's dependencies. */
export interface SessionPorts {
  issuer: string;
  storage: Storage;
  createAnonymous: () => Promise<string>;
  /** Resolves without a token if the current one cannot be refreshed. */
  refresh: () => Promise<string | null | undefined>;
  revoke: (token: string) => Promise<void>;
  loadProfile: () => Promise<Profile>;
  countUnread: () => Promise<number>;
  showExpired: () => void;
  goHome: () => void;
  goRestore: () => void;
  leaveGuarded: (to: 'home' | 'login' | 'again') => void;
  goOnward: () => void;
  onLoginPage: () => boolean;
}

/** The delay before a failed sign-in is retried. */
const retryDelay = 10_000;

/** A tab's session: runs the state machine and performs its effects. */
export class Session {
  readonly state: Store<SessionState>;
  private readonly ports: SessionPorts;
  private waitingForToken: (() => void)[] = [];
  private waitingForProfile: ((profile: Profile) => void)[] = [];
  private refreshing: Promise<void> | undefined;
  /** Keyed by identity, so that another identity does not wait for them. */
  private readonly loadingProfiles = new Map<string | undefined, Promise<Profile>>();

  constructor(ports: SessionPorts, state: Store<SessionState> = createStore(initialSession)) {
    this.ports = ports;
    this.state = state;
  }

  /** Reads the stored token and follows changes to it by other tabs and pages. */
  start(): void {
    addEventListener('storage', (event) => {
      if (event.key === changeKey) this.renew();
      else if (event.key === tokenKey || event.key === null) this.takeStored(event.newValue);
    });
    // A page restored from the back/forward cache has missed all events.
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      if (!this.followStored()) this.renew();
    });
    const text = this.ports.storage.getItem(tokenKey);
    this.send({ type: 'started', stored: text === null ? 'none' : (this.read(text) ?? 'invalid') });
  }

  token(): string | undefined {
    return this.state.get().credentials?.token;
  }

  /** Runs at once if there is a token, otherwise as soon as there is one. */
  whenToken(callback: () => void): void {
    if (this.state.get().credentials) callback();
    else this.waitingForToken.push(callback);
  }

  whenProfile(callback: (profile: Profile) => void): void {
    const { profile } = this.state.get();
    if (profile) callback(profile);
    else this.waitingForProfile.push(callback);
  }

  /** The profile, loaded if necessary; rejects if it cannot be loaded. */
  async profile(): Promise<Profile> {
    await this.refreshing;
    return this.state.get().profile ?? this.loadProfile();
  }

  /** Takes over the token of a login; returns false if the token is not valid. */
  logIn(token: string): boolean {
    const credentials = this.read(token);
    if (credentials) this.send({ type: 'logged-in', credentials });
    return credentials !== undefined;
  }

  logOut(): void {
    this.send({ type: 'logged-out' });
  }

  /** Called when the token is no longer valid. If another one is stored by now, switches to that one. */
  unauthorized(): void {
    if (!this.followStored()) this.send({ type: 'unauthorized' });
  }

  changeProfile(profile: Profile): void {
    this.send({ type: 'profile-changed', profile });
  }

  /** Tells the other tabs that the seeker's data have changed. */
  tellOthers(): void {
    this.ports.storage.setItem(changeKey, `${Date.now()}`);
  }

  /** Loads the number of unread notifications; undefined, and the known number stays, if that fails. */
  async countUnread(): Promise<number | undefined> {
    const sub = this.identity();
    const unread = await this.ports.countUnread().catch(() => undefined);
    if (unread === undefined || this.identity() !== sub) return undefined;
    this.takeUnread(unread);
    return unread;
  }

  /** Takes over the number of unread notifications, which may have been counted by another tab. */
  takeUnread(unread: number): void {
    this.send({ type: 'unread-counted', unread });
  }

  private takeStored(text: string | null): void {
    const onLoginPage = this.ports.onLoginPage();
    this.send({ type: 'changed-elsewhere', stored: this.read(text), onLoginPage });
  }

  /** Switches to the stored token if it differs from the current one; returns whether it does. */
  private followStored(): boolean {
    const text = this.ports.storage.getItem(tokenKey);
    if (text === (this.token() ?? null)) return false;
    this.takeStored(text);
    return true;
  }

  private renew(): void {
    if (isLoggedIn(this.state.get())) void this.loadProfile().catch(() => undefined);
  }

  private identity(): string | undefined {
    return this.state.get().credentials?.claims.sub;
  }

  private read(token: string | null | undefined): Credentials | undefined {
    if (!token) return undefined;
    const claims = readToken(token, this.ports.issuer, serverNow());
    return claims && { token, claims };
  }

  private send(event: SessionEvent): void {
    const { state, effects } = step(this.state.get(), event);
    this.state.set(state);
    for (const effect of effects) void this.run(effect);
    const { credentials, profile } = this.state.get();
    if (credentials) for (const callback of this.waitingForToken.splice(0)) callback();
    if (profile) for (const callback of this.waitingForProfile.splice(0)) callback(profile);
  }

  private async run(effect: SessionEffect): Promise<void> {
    const { ports } = this;
    switch (effect.type) {
      case 'store-token':
        return ports.storage.setItem(tokenKey, effect.token);
      case 'remove-token':
        if (effect.token === undefined || ports.storage.getItem(tokenKey) === effect.token) {
          ports.storage.removeItem(tokenKey);
          void forgetPerson();
        }
        return;
      case 'create-anonymous':
        return this.createAnonymous();
      case 'refresh':
        this.refreshing = this.refresh();
        return this.refreshing;
      case 'load-profile':
        await this.loadProfile().catch(() => undefined);
        return;
      case 'revoke':
        return ports.revoke(effect.token).catch(() => undefined);
      case 'show-expired':
        return ports.showExpired();
      case 'schedule-switch':
        setTimeout(() => {
          if (!this.followStored()) this.send({ type: 'expiry-elapsed' });
        }, unauthorizedSwitchDelay);
        return;
      case 'go-home':
        return ports.goHome();
      case 'go-restore':
        return ports.goRestore();
      case 'leave-guarded':
        return ports.leaveGuarded(effect.to);
      case 'go-onward':
        return ports.goOnward();
    }
  }

  private async createAnonymous(): Promise<void> {
    try {
      const credentials = this.read(await this.ports.createAnonymous());
      if (credentials) this.send({ type: 'anonymous-created', credentials });
    } catch {
      setTimeout(() => {
        if (this.token() === undefined) void this.createAnonymous();
      }, retryDelay);
    }
  }

  private async refresh(): Promise<void> {
    const before = this.token();
    // A token that another tab stored or removed meanwhile counts, even before the storage event.
    const isHeld = () => this.token() === before && this.ports.storage.getItem(tokenKey) === before;
    try {
      const credentials = this.read(await this.ports.refresh());
      if (isHeld()) this.send({ type: 'refreshed', credentials });
    } catch {
      if (isHeld()) this.send({ type: 'refresh-failed' });
    }
  }

  private loadProfile(): Promise<Profile> {
    const { loadingProfiles } = this;
    const sub = this.identity();
    const loading =
      loadingProfiles.get(sub) ?? this.askForProfile(sub).finally(() => loadingProfiles.delete(sub));
    loadingProfiles.set(sub, loading);
    return loading;
  }

  private async askForProfile(sub: string | undefined): Promise<Profile> {
    const isSame = () => this.identity() === sub;
    try {
      const profile = await this.ports.loadProfile();
      if (isSame()) {
        this.changeProfile(profile);
        void this.countUnread();
      }
      return profile;
    } catch (error) {
      const pending = error instanceof ServiceError && error.code === errorCodes.accountBeingDeleted;
      if (pending && isSame()) this.send({ type: 'account-being-deleted' });
      throw error;
    }
  }
}
