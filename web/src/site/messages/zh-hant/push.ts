/** Notifications that this device shows. */
export const push = {
  offers: {
    applied: {
      title: '僱主有回覆時，在這部手機通知你？',
      text: '僱主傳訊息、約面試或作出決定時，手機會顯示通知，不用一直打開網站查看。',
    },
    alert: {
      title: '有合適的新職位時，在這部手機通知你？',
      text: '有新職位符合職位提示時，手機會顯示通知，不用一直打開網站查看。',
    },
  },
  yes: '好，通知我',
  no: '暫時不用',
  on: '已開啟，這部裝置會顯示通知。',
  change: '更改通知設定',
  installFirst: 'iPhone 要先安裝應用程式，才可以顯示通知。',
  install: '安裝應用程式',
  device: '這部裝置',
  isOn: '這部裝置會顯示通知。',
  isOff: '這部裝置不會顯示通知。',
  turnOn: '在這部裝置開啟通知',
  turnOff: '在這部裝置關閉通知',
  refused: '你的瀏覽器不准本網站顯示通知。要開啟的話，請在瀏覽器的網站設定准許通知，再重新載入本頁。',
  none: '這個瀏覽器不支援通知。',
  turnedOff: '這部裝置不再顯示通知',
};
