/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MyNewsSettingsQuery, MyNewsSettingsQueryVariables } from '../graphql';

export const MyNewsSettingsDocument: DocumentTypeDecoration<MyNewsSettingsQuery, MyNewsSettingsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:7e0b53dda151fbc7ccd0b34041d4b0c34363e66bb8e0a80e323af629e9208e2d' },
};
