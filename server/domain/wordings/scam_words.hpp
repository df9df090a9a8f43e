#pragma once

#include <array>

#include "domain/wordings/phrases.hpp"

// The words that make up signs of a scam. Judged by data/judged_wordings.json.
namespace hoigung::domain::scam_words {

enum Group : int {
    fee,
    fee_unless_sold,
    pay,
    pay_to,
    ask,
    you_pay_first,
    buy,
    sold_to_staff,
    gift_card,
    send,
    fills_account,
    have_you_paid,
    no_charge,
    employer_pays,
    customers,
    staff_discount,
    identity,
    bank,
    copy,
    secret,
    code_sent,
    to_me,
    what_is,
    your,
    forbidden,
    in_person,
    lends_account,
    in_your_name,
    receives_money,
    passes_money_on,
    receives_parcels,
    passes_parcels_on,
    carries,
    crypto_name,
    crypto_use,
    crypto_topic,
    earn,
    a_day,
    an_hour,
    a_month,
    lure,
    little_time,
    task,
    task_pay,
    companion,
    sure_profit,
    far_away,
    journey_paid,
    messenger,
    moves,
    leaves_site,
    messenger_work,
    residents,
    // These groups have no phrases: they are read from the numbers and names of a sentence.
    amount,
    amount_400,
    amount_1500,
    amount_50000,
    handle,
};

inline constexpr std::array kGroups{
    // Requests for money.
    PhraseGroup{
        fee,
        "按金|押金|保證金|訂金|定金|誠意金|保證費|行政費|手續費|登記費|註冊費|報名費|申請費|制服費|培訓費|"
        "訓練費|課程費|"
        "材料費|工本費|中介費|仲介費|介紹費|入職費|入會費|審查費|處理費|簽證費|保險費|體檢費|驗身費|勞務費|"
        "服務費|解凍費|激活費|開通費|啟動費|平台費|資料費|證件費|工具費|入場費|留位費|茶錢|體檢套票|考牌費|"
        "車按|"
        "deposit|deposits|fee|fees|down payment|upfront payment|surety"},
    PhraseGroup{
        fee_unless_sold,
        "費用|訓練課程|課程|會籍|保險|驗身|體檢|training costs|training|course|medical check|medical|"
        "background check|membership|insurance|shipping cost|shipping|visa|uniform|entry pass|work phone|"
        "equipment|permit|licence|license|制服|入場證|簽證"},
    PhraseGroup{
        pay,
        "繳|先交|須交|需交|要交|請交|交俾|交付|現金交|先付|須付|需付|要付|請付|預付|自付|墊付|支付|付款|"
        "俾一半|先俾|要俾|俾錢|俾我|俾返|過數|轉帳|轉數|請即轉|入數|匯款|匯到|存入|自費|自備|payme|fps|"
        "收取|唔該入|入$|入 $|pay|paid|payable|pays|transfer|remit|wire|send|settle|put down|cover|charges|"
        "costs|fps|required|needed|non-refundable|refundable|top up|deduct"},
    PhraseGroup{
        pay_to,
        "過數俾|過數到|過數去|轉帳俾|轉帳到|轉帳去|轉數快俾|入數俾|入數去|入數到|匯到|匯去|存入|payme "
        "我|payme俾|"
        "payme 俾|落呢個 fps|落呢個戶口|落以下戶口|到我的戶口|到我戶口|以下戶口|過俾我|轉俾我|先交俾|交俾我|"
        "過數…截圖|俾我…先|過$|過 $…俾|pay me|payme me|pay us|transfer…to us|transfer…to me|"
        "transfer…account|to this account|account below|into hsbc|into our account|to our account|"
        "via fps|by fps|through fps|by payme|via payme|remit|wire us|send me $|send us $|scan…pay|qr…pay"},
    PhraseGroup{
        ask,
        "請|麻煩|唔該|須|需|要|先|入職時|必須|應徵者|申請人|新人|求職者|由你|你要|自備|自費|自付|規定|留位|"
        "保留名額|開工前|"
        "返工前|面試前|入職前|簽約前|please|pls|kindly|must|have to|has to|need|need to|needed|required|"
        "required from|you pay|you'll|you will pay|by you|before|upfront|in advance|applicants|candidates|"
        "new staff|to secure|to confirm|to keep|to hold|to reserve|to start|first|non-refundable"},
    PhraseGroup{
        you_pay_first,
        "先墊支|先墊付|墊支貨款|墊付貨款|你先付|你先俾|由你先|先付…退|先俾…退|先交俾|自費向|pay me first|"
        "pay for the goods first|pay in advance for goods|paid by you|payable in advance|half payable|"
        "pay…upfront|pay…first|cash at the interview|現金交付|you pay for"},
    PhraseGroup{buy, "購買|先買|買咗|要買|須買|需買|買會籍|買三|幫手買|去買|認購|purchase|buy|buys|invest"},
    PhraseGroup{
        sold_to_staff,
        "公司產品|入職套裝|套裝|工具箱|指定工具|護膚品|產品先|會籍|公司股份|股份|制服|starter kit|starter "
        "pack|"
        "tool set|toolkit from us|from us|to become|membership|合夥人|方可接單|先可以做|先可以返|先可以開"},
    PhraseGroup{
        gift_card,
        "禮品卡|點數卡|禮物卡|steam 卡|itunes|google play 卡|apple card|gift card|gift cards|steam card|"
        "steam cards|game cards|prepaid cards"},
    PhraseGroup{
        send,
        "傳|發|寄|影|拍|提供|俾|話我知|話俾|話比|回覆|填寫|填上|填|輸入|上載|上傳|電郵|截圖|掃描|自拍|讀|"
        "轉發|報上|"
        "交|send|forward|give|tell|share|upload|whatsapp|telegram|message us|text|provide|reply|read|"
        "submit|hand in|email|emailed|e-mail|mail|screenshot|selfie|enter|fill in|copy|show me|leave|hand"},
    PhraseGroup{
        fills_account,
        "先充值|充值啟動|充值…提現|再充值|要充值|充值$|充值 $|解凍|帳戶凍結|top up $|top up…withdraw|"
        "top up your|top up…account|recharge|unlock your|unfreeze|activate your task|withdraw your earnings|"
        "to withdraw your"},
    PhraseGroup{have_you_paid,
                "交咗錢未|俾咗錢未|過咗數未|轉咗未|轉咗數未|付咗款未|入咗數未|have you paid|did you pay|"
                "have you transferred|did you transfer|paid yet"},
    // Words that cancel the sign.
    PhraseGroup{
        no_charge,
        "不會向|不會收|不會要求|唔會收|唔會要|唔會叫|不收取|不收任何|不收…費|唔收|毋須|無須|無需|不需|不用|"
        "唔使|免按金|免費|免佣|"
        "免收|請勿|切勿|千祈|唔好理|從不|絕不|騙案|小心|never|no deposit|no agency fee|no fee|no fees|"
        "no need|is free|are free|for free|free of charge|do not pay|don't pay|don’t pay|costs you nothing|"
        "without charge|not charge|don't charge|report it|be careful|no charge|will not ask|won't ask"},
    PhraseGroup{
        employer_pays,
        "公司支付|公司負責|公司資助|公司出|公司包|公司承擔|公司墊付|公司代|由公司|僱主支付|僱主負責|實報實銷|"
        "津貼|"
        "公司提供|公司送|公司會幫你|paid by the company|company pays|company covers|we cover|we pay for|"
        "by the company|refunded after|reimbursed|allowance|we provide"},
    PhraseGroup{
        customers,
        "客人|客戶|顧客|租客|租車|住客|住戶|會員|家長|學生|旅客|團費|代客|退款|收取按金|點算|學費|對帳|業主|"
        "買家|客源|收銀|"
        "入住|退房|customers|customer|customers'|guests|guest|tenants|tenant|clients'|parents|travellers|"
        "members|memberships|collect|handle|explain|rental|students|residents|visitors|receipts|buyers|"
        "deposit box|deposit slip|deposit the takings|till"},
    PhraseGroup{staff_discount,
                "員工價|員工購買|折|半價|優惠|% off|half price|discount|staff price|staff buy "
                "products|customers|客人|"
                "顧客|銷售|採購|唔使買|sell|purchasing"},
    // Requests for documents, accounts and codes.
    PhraseGroup{
        identity,
        "身份證|hkid|id card|identity card|id cards|id number|id no|your id|護照|passport|回鄉證|住址證明|"
        "proof of address|id 副本|張 id|出生日期|date of birth|maiden name|母親姓名|personal particulars"},
    PhraseGroup{bank,
                "銀行戶口|銀行帳戶|銀行帳號|戶口號碼|帳戶號碼|帳號|銀行卡|提款卡|信用卡|atm "
                "卡|銀行簿|銀行月結單|銀行資料|銀行名|"
                "戶口資料|個人銀行|網上理財|網上銀行|理財密碼|轉數快 id|八達通戶口|bank account|account "
                "number|account no|"
                "bank details|bank card|bank book|bank statement|bank app|credit card|debit card|atm card|"
                "online banking|e-banking|your account no|your bank"},
    PhraseGroup{copy,
                "副本|相片|照片|正反|正面|兩面|影印|自拍|掃描|photo|photos|picture|pictures|copy|copies|scan|"
                "scanned|selfie|front and back|both sides|number|no|號碼"},
    PhraseGroup{
        secret,
        "驗證碼|認證碼|確認碼|動態密碼|一次性密碼|短訊密碼|提款卡密碼|帳號密碼|戶口密碼|用戶名稱同密碼|"
        "用戶名及密碼|"
        "登入密碼|登入資料|卡密碼|同密碼|及密碼|和密碼|背面三位|otp|verification code|one-time password|"
        "one-time code|one time password|6-digit|six-digit|六位數字|6 位數字|6位數字|六位數|驗證畫面|"
        "iam smart|智方便|and pin|pin|facebook password|your password|username and password|"
        "banking login|three digits|security code|cvv|whatsapp code|log in to your bank|"
        "login to your bank|passcode"},
    PhraseGroup{code_sent,
                "code…sms|sms…code|code…received|code…by text|code came|received…code|get a code|got a "
                "code|收到…code|"
                "個 code|sms…數字|短訊…數字|短訊…碼|簡訊…碼|code…phone|the code"},
    PhraseGroup{
        to_me,
        "俾我|給我|話我知|回覆我|我聽|傳過|發過|過嚟|過來|我哋|我們|畀我|tell me|to me|send me|give me|"
        "what is it|with me|to us|let me|to hr|forward|share|reply"},
    PhraseGroup{what_is,
                "係咩|係幾多|幾多號|係乜|是什麼|是甚麼|是多少|what is|what's|what’s|can i have|may i "
                "have|could i have|"
                "i need your|we need your|需要你嘅|需要你的|要你個|要你嘅|都要俾|let me|leave your"},
    PhraseGroup{your, "你|閣下|應徵者|申請人|your|applicants|前請|前須|前要|請先"},
    PhraseGroup{forbidden,
                "請勿|切勿|勿將|唔好喺|唔好俾|唔好將|千祈|不要|不會要求|唔會要求|唔會問|不會索取|毋須提供|"
                "無須提供|不用提供|騙案|"
                "never|do not send|do not give|do not share|don't send|don't share|don’t share|don't give|"
                "nobody|no one will|will not ask|won't ask|strangers|陌生人|任何人"},
    PhraseGroup{
        in_person,
        "面試時|面試請帶|入職當日|入職時|第一日帶|報到當日|報到時|簽約時|攜帶|帶備|帶同|出示|核對|核實客|"
        "正本|睇身份證|帶身份證|"
        "持有|有效…身份證|必須為|永久居民|開立|客人|客戶|顧客|訪客|住客|租客|住戶|實名|bring|check|"
        "checks|show it|see your|to see|when you sign|at the lobby|on your first day|on the first day|"
        "on day one|customers|customers'|customer|clients|clients'|visitors|visitors'|guests|valid|"
        "mpf|salary is paid|is needed to work|自動轉帳|準時|人事部|保險箱|dress|door|safe|門禁|密碼鎖"},
    PhraseGroup{
        lends_account,
        "借用你…戶口|借你…戶口|借個戶口|借戶口|租用你|租用閣下|借用閣下|出租…戶口|租戶口|戶口出租|"
        "開個…戶口俾|開…戶口俾我|"
        "用你…戶口收|只需提供…戶口|提供個人銀行戶口即可|賣戶口|rent your…account|lend us your…account|"
        "lend…account|use your bank account|use of your…account|to use your…account|"
        "open a…account for us|open…account for us|open an account for us|rent…bank account"},
    PhraseGroup{in_your_name,
                "你個名…借|你個名去|用你個名|用自己個名開|以你名義|你的名義|用你身份證|用身份證登記電話卡|"
                "身份證…上台|身份證…電話卡|"
                "loan in your name|in your name|sim cards with your|sim card with your|register sim"},
    // Forwarding of money and parcels.
    PhraseGroup{receives_money,
                "過數落你|入你戶口|入你…戶口|過落你|錢…你戶口|收到錢|收錢|代收款|收款|代收貨款|個人戶口代收|"
                "提取款項|提取現金|"
                "撳錢|撳現金|㩒錢|去櫃員機|收現金|money to your account|funds into your|receive payments|"
                "receive money|receive funds|accept transfers|accept payments|collect cash|pick up cash|"
                "withdraw the money|withdraw cash|withdraw money|payments into your|money from clients"},
    PhraseGroup{
        passes_money_on,
        "轉去|轉到|轉帳至|再轉|其餘轉|轉返|轉交|交俾我|交俾專人|交予專人|交給上線|並交|交俾同事|交俾我同事|"
        "另一個戶口|第二個戶口|"
        "其他戶口|抽佣|抽 2%|留 5%|儲物櫃|每次俾|forward it|forward them|pass them on|pass it on|transfer it|"
        "transfer them|send them on|send it on|wire them|wire it|hand it|give it to|another account|"
        "for us|keep 5%|keep 10%|leave it in|in a locker|your own bank account|courier|agent|is yours|"
        "commission"},
    PhraseGroup{receives_parcels,
                "收快遞|收包裹|代收包裹|代收…包裹|簽收包裹|收取郵包|收郵包|收網購|你地址收|你屋企收|地址收貨|"
                "receive parcels|receive packages|accept parcels|accept packages|parcels at home|"
                "goods to your address|parcels to your|packages to your|packages at your"},
    PhraseGroup{passes_parcels_on,
                "轉寄|再寄|並轉交|轉交|在家|寄去|寄出|唔好拆|上門攞|上門收|每件|海外|home|overseas|forward|"
                "re-send|resend|"
                "reship|your address|your flat|will collect|don't open|do not open"},
    PhraseGroup{
        carries,
        "代公司過數|代轉款項|轉寄到海外|帶…行李過境|帶…過關|行李過境|帶貨過關|帶貨過境|reship|"
        "suitcase across|luggage across|across the border for|carry a…abroad|carry…across the border"},
    PhraseGroup{crypto_name,
                "usdt|比特幣|虛擬貨幣|加密貨幣|泰達幣|以太幣|虛擬資產|炒幣|幣安|買 u|收 "
                "u|bitcoin|crypto|cryptocurrency|"
                "ethereum|eth|tether|binance|trade coins|coins"},
    PhraseGroup{
        crypto_use,
        "出糧|發放|人工|買入|代購|轉到|轉去|刷單|投資|找換|買賣|錢包|任務|存入|平台|收益|回報|跟單|教你|回本|"
        "差價|用現金買|"
        "轉俾|薪金|畀|俾|paid in|pay wages|wages in|salary|buy|wallet|exchange|invest|trade|guaranteed|"
        "deposit|platform|copy trading|profit|teach you|convert|send it|forward it|money back"},
    PhraseGroup{crypto_topic,
                "課程|設計|展覽|會議|場地|文章|museum|exhibition|conference|magazine|designer|article*"},
    // Income that is not realistic for such work.
    PhraseGroup{earn, "賺|搵|日入|月入|入息|收入|躺|回報|earn|earns|make|makes|income|profit"},
    PhraseGroup{
        a_day,
        "日賺|日入|一日|每日|每天|一天|日薪|一晚|每晚|日結|a day|per day|daily|every day|a night|per night"},
    PhraseGroup{an_hour, "個鐘|小時|每鐘|一個鐘|an hour|per hour|hours|two hours"},
    PhraseGroup{a_month, "月入|月薪|每月|一個月|月賺|a month|per month|monthly"},
    PhraseGroup{lure,
                "手機|屋企|在家|唔使經驗|無需經驗|唔使返公司|唔使學歷|無需學歷|輕鬆|打字|保證|on your "
                "phone|from home|"
                "no experience|no skills|no skill|guaranteed|easy|simple|at home"},
    PhraseGroup{little_time,
                "只需…分鐘|只需半小時|每日…分鐘|每天…分鐘|每天只需|minutes a day|minutes daily|half an hour|"
                "hour a day|hours a day from home|30 minutes a day"},
    PhraseGroup{
        task,
        "點讚|讚好|關注|刷單|刷好評|五星好評|好評|優化數據|數據優化|搶單|接任務|做任務|手機操作|手機做任務|"
        "衝銷量|like videos|"
        "subscribe to|rate hotels|rate apps|reviews for|five-star reviews|5-star reviews|boost online|"
        "boost orders|optimise product|optimize product|complete tasks|click ads|follow accounts"},
    PhraseGroup{
        task_pay,
        "返佣|返利|每單|每個|即做即出|日日出糧|即時返|日賺|日薪|日入|commission|each|instantly|per task|"
        "per order|paid instantly"},
    PhraseGroup{
        companion,
        "陪食飯|陪食|陪飲|陪聊|伴遊|伴飲|試衫模特|模特兒|私影|女公關|dinner companion|companion|escort|"
        "part-time model|model|private shooting"},
    PhraseGroup{sure_profit,
                "刷單|躺賺|穩賺|刷好評|搵快錢|無風險|零風險|日入過千|日入過萬|日入三千|日賺千元|日賺過千|"
                "日入千元|保證賺|包賺|必賺|就回本|"
                "月入十萬|月入 10 萬|月入10萬|月入過十萬|保證月入|不賠|唔使本錢|easy money|get rich|"
                "guaranteed income|guaranteed profit|no risk|risk-free|boost online orders|boost orders|"
                "five-star reviews|5-star reviews|double your money|passive income|only profit|quick cash|"
                "thousands a day"},
    PhraseGroup{far_away,
                "柬埔寨|緬甸|老撾|寮國|妙瓦底|西港|迪拜|海外高薪|cambodia|myanmar|burma|laos|dubai"},
    PhraseGroup{journey_paid,
                "包機票|包食宿|包食住|高薪|月入|flights|flight|housing included|all expenses|high pay"},
    // Luring the applicant away from the site.
    PhraseGroup{messenger, "telegram|wechat|we chat|微信|line|line id|tg|signal|t.me|qq|weixin|飛機號"},
    PhraseGroup{moves,
                "請加|加我|加入|加咗|加微|加 "
                "|加line|請勿在|勿在此|直接加|私訊|搵我|傾|聯絡|掃描|領任務|群組|入 group|入group|"
                "add us|add me|add my|do not apply|join our|join the|join us|message us on|move to|contact|"
                "find me|text me|reach me|only via|instead|scan|chat on|talk on|line id|link 入"},
    PhraseGroup{
        leaves_site,
        "唔好喺呢|唔好係呢|勿在此|請勿在本|刪咗…對話|刪除…對話|刪…紀錄|平台會睇到|平台見到|呢度唔方便|delete "
        "this chat|"
        "delete this conversation|delete our|don't message me here|do not message me here|not on this site|"
        "do not apply on this site|this chat is monitored|chat is monitored|outside this site|"
        "off this platform|not talk here"},
    PhraseGroup{messenger_work,
                "公眾號|支付|小程序|小編|回覆客|回覆海外|查詢，|客人|顧客|懂得使用|wechat pay|wechat "
                "page|official account|"
                "support|customers|guests|page|cook|production line|assembly line|line cook|kitchen line|"
                "front line"},
    PhraseGroup{residents, "住戶|管理處|保安員|前台|自提|倉|warehouse|reception|residents|front desk|depot"},
};

}  // namespace hoigung::domain::scam_words
