/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { DeleteJobAlertsMutation, DeleteJobAlertsMutationVariables } from '../graphql';

export const DeleteJobAlertsDocument: DocumentTypeDecoration<DeleteJobAlertsMutation, DeleteJobAlertsMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:36669af66fb9907f9723a4a6f15ed5b5c96d9a1839077de8179eae6a207f04fc' },
};
