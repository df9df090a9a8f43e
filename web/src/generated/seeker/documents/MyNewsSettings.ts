/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MyNewsSettingsQuery, MyNewsSettingsQueryVariables } from '../graphql';

export const MyNewsSettingsDocument: DocumentTypeDecoration<MyNewsSettingsQuery, MyNewsSettingsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:323b795adb66f5f886ede10d0c40f02411c8cc32d8b306ba7ddf8002a41d784a' },
};
