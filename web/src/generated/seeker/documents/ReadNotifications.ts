/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ReadNotificationsMutation, ReadNotificationsMutationVariables } from '../graphql';

export const ReadNotificationsDocument: DocumentTypeDecoration<ReadNotificationsMutation, ReadNotificationsMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:2b461902aec5cd685ea20d8b268a19f416e76ebf60f9b11c20c27b15a3c89804' },
};
